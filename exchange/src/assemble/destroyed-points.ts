import type { Regulation } from '@topcut/engine'
import type { Said } from '../formats/found.ts'
import { type Fault, notRead, otherOf, type ResultRead, readAs, type Standing } from './reading.ts'

type Clauses = Extract<Regulation['scoring']['swiss'], { method: 'destroyed-points' }>
type Scored = Extract<Said, { kind: 'score' }>

/** A score of destroyed points as a result of the document. */
export const destroyedPointsRead = (
  said: Scored,
  clauses: Clauses,
  standing: Standing,
): ResultRead => {
  const { score } = said
  const full = clauses.fullScore.value
  const shown = score.join('–')
  if (score.some((points) => !Number.isInteger(points) || points < 0 || points > full)) {
    return notRead('impossible-score', shown)
  }
  if (said.ending === 'concession') return concededRead(said, full, standing)
  const byScore = leaderOf(score, standing)
  const winner = winnerOf(said, byScore, standing)
  const faults = winnerFaults(said, byScore, clauses, standing)
  if (score[0] === full && score[1] === full && said.ending !== 'time') {
    return equalRead('mutual-destruction', score, winner, clauses, standing, faults)
  }
  const isUntimed = standing.isFinal && standing.regulation.roundLength.final.value.minutes === null
  const hasFull = score.includes(full)
  if (isUntimed && !hasFull) {
    if (winner === null) return notRead('unknown-result', shown, 'winner-not-written')
    return readAs({ ending: 'concession', by: otherOf(standing.players, winner), score }, faults)
  }
  if (score[0] === score[1]) return equalRead('time', score, winner, clauses, standing, faults)
  const ending = hasFull && (said.ending !== 'time' || isUntimed) ? 'destruction' : 'time'
  const asCounted = said.counted === 'modified-win' && !isUntimed ? 'time' : ending
  const counted = countedFaults(said, { ending: asCounted, score }, clauses, standing)
  return readAs({ ending: asCounted, score }, [...faults, ...counted])
}

const leaderOf = (score: readonly [number, number], { players }: Standing): string | null =>
  score[0] === score[1] ? null : players[score[0] > score[1] ? 0 : 1]

const winnerOf = (
  { winner }: Scored,
  byScore: string | null,
  { wentOn }: Standing,
): string | null => {
  if (byScore !== null) return byScore
  if (winner !== undefined && winner !== 'draw') return winner.player
  return wentOn
}

/** Whoever has more points has won: a file that says otherwise has a slip in one of the two. */
const winnerFaults = (
  { winner, score }: Scored,
  byScore: string | null,
  clauses: Clauses,
  { stage, wentOn, players }: Standing,
): readonly Fault[] => {
  const named = winner === undefined ? wentOn : winner === 'draw' ? 'draw' : winner.player
  if (named === null) return []
  const hasDraws = stage === 'swiss' && clauses.equalInSwiss.value === 'draw'
  const computed = byScore ?? (hasDraws ? 'draw' : null)
  if (computed === null && named !== 'draw' && players.includes(named)) return []
  if (computed === named) return []
  const likely = byScore === null ? 'draw-counted-otherwise' : 'swapped-scores'
  return [{ what: 'winner', file: named, computed: computed ?? score.join('–'), likely }]
}

/** Whoever leads may give up too; giving up when everything is destroyed would be no giving up. */
const concededRead = (said: Scored, full: number, standing: Standing): ResultRead => {
  const { score, winner } = said
  const named = winner === undefined || winner === 'draw' ? null : winner.player
  const won = named ?? leaderOf(score, standing) ?? standing.wentOn
  if (won === null) return notRead('unknown-result', score.join('–'), 'winner-not-written')
  const by = otherOf(standing.players, won)
  const own = score[by === standing.players[0] ? 0 : 1]
  // What the document raises to the full score has been raised by the tool already.
  const isRaised = score.includes(full)
  if (own < full) return readAs({ ending: 'concession', by, score })
  return isRaised ? readAs({ ending: 'destruction', score }) : notRead('winner', won)
}

const equalRead = (
  ending: 'time' | 'mutual-destruction',
  score: readonly [number, number],
  winner: string | null,
  clauses: Clauses,
  { stage, players }: Standing,
  faults: readonly Fault[],
): ResultRead => {
  const { value } = stage === 'swiss' ? clauses.equalInSwiss : clauses.equalInElimination
  if (value === 'draw') return readAs({ ending, score }, faults)
  if (winner === null || !players.includes(winner)) {
    return notRead('unknown-result', score.join('–'), 'winner-not-written')
  }
  return readAs({ ending, score, [value]: winner }, faults)
}

/** Where a tool says how it counted a win, that may be another win than the document's. */
const countedFaults = (
  { counted }: Scored,
  { ending, score }: { readonly ending: string; readonly score: readonly [number, number] },
  clauses: Clauses,
  { stage }: Standing,
): readonly Fault[] => {
  const below = clauses.modifiedWinBelow?.value ?? 0
  const isModified = ending === 'time' && Math.abs(score[0] - score[1]) < below
  const own = isModified ? 'modified-win' : 'win'
  if (counted === undefined || counted === own || stage !== 'swiss') return []
  const points = clauses.tournamentPoints.value
  const likely = isModified ? 'modified-as-win' : 'win-as-modified'
  return [
    { what: 'tournament-points', file: `${points[counted]}`, computed: `${points[own]}`, likely },
  ]
}
