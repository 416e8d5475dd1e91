import type { Said } from '../formats/found.ts'
import { Refused } from '../refusal.ts'
import { knowsEnding } from '../scenario/known-results.ts'
import { readResult } from '../scenario/read-result.ts'
import { writeResult } from '../scenario/write-scenario.ts'
import { destroyedPointsRead } from './destroyed-points.ts'
import { notRead, otherOf, type ResultRead, readAs, type Standing } from './reading.ts'
import { twoGamesRead } from './two-games.ts'
import { victoryPointsRead } from './victory-points.ts'

/** What a file says of a match, as a result that the document has. */
export const resultRead = (said: Said, standing: Standing): ResultRead => {
  const { regulation, stage, players } = standing
  const scoring = stage === 'swiss' ? regulation.scoring.swiss : regulation.scoring.elimination
  const knows = (ending: string) => knowsEnding(regulation, stage, ending)
  switch (said.kind) {
    case 'nothing':
      return { result: null, faults: [], lost: [] }
    case 'unknown':
      return notRead('unknown-result', said.text)
    case 'result':
      return exactRead(said.result, standing)
    case 'games':
      if (knows('games')) return readAs({ ending: 'games', games: said.games })
      return notRead('unknown-result', said.games.join(' / '), 'result-of-another-title')
    case 'sided':
      return sidedRead(said.winner, said.light, standing)
    case 'match-points': {
      if (scoring.method === 'two-games') return twoGamesRead(said.points, scoring, standing)
      const [a, b] = said.points
      return winnerRead(a === b ? 'draw' : { player: players[a > b ? 0 : 1] }, standing)
    }
    case 'winner':
      return winnerRead(said.winner, standing)
    case 'score':
      break
  }
  const named = said.winner
  if (named !== undefined && named !== 'draw' && !players.includes(named.player)) {
    const { winner: _, ...plain } = said
    const { result, faults, lost } = resultRead(plain, standing)
    const fault = { what: 'winner', file: named.player, computed: players.join(', '), likely: null }
    return { result, faults: [{ ...fault, what: 'winner' }, ...faults], lost }
  }
  switch (scoring.method) {
    case 'destroyed-points':
      return destroyedPointsRead(said, scoring, standing)
    case 'victory-points':
      return victoryPointsRead(said, scoring, standing)
    case 'two-games':
      return twoGamesRead(said.score, scoring, standing)
    case 'sided-game': {
      const [a, b] = said.score
      const byScore = a === b ? standing.wentOn : players[a > b ? 0 : 1]
      const winner = named === undefined || named === 'draw' ? byScore : named.player
      return winner === null
        ? notRead('unknown-result', said.score.join('–'))
        : sidedRead(winner, null, standing)
    }
  }
}

/** A result in the document's own words is held to them like one in a scenario. */
const exactRead = (
  result: Extract<Said, { kind: 'result' }>['result'],
  { regulation, stage, players, isFinal, wentOn }: Standing,
): ResultRead => {
  try {
    const at = { value: writeResult(result), path: '' }
    return readAs(readResult(at, regulation, stage))
  } catch (fault) {
    if (!(fault instanceof Refused)) throw fault
  }
  // Giving up without a score is no result where scores count: then only the winner is known.
  if (result.ending === 'concession' && result.score === undefined) {
    const winner = { player: otherOf(players, result.by) }
    return winnerRead(winner, { regulation, stage, players, isFinal, wentOn })
  }
  return notRead('unknown-result', result.ending, 'result-of-another-title')
}

/** A game between two sides: who played which has to be known for it to count for one. */
const sidedRead = (winner: string, light: string | null, standing: Standing): ResultRead => {
  const { regulation, stage, players } = standing
  const knows = (ending: string) => knowsEnding(regulation, stage, ending)
  if (light !== null && knows('won')) return readAs({ ending: 'won', winner, light })
  if (knows('forfeit')) return readAs({ ending: 'forfeit', winner }, [], ['side'])
  return readAs({ ending: 'match-loss', by: otherOf(players, winner) }, [], ['scores'])
}

/** Who won, and nothing else: the margin of it is not known. */
const winnerRead = (
  winner: Extract<Said, { kind: 'winner' }>['winner'],
  standing: Standing,
): ResultRead => {
  const { regulation, stage, players } = standing
  const scoring = stage === 'swiss' ? regulation.scoring.swiss : regulation.scoring.elimination
  if (winner === 'draw') {
    if (scoring.method === 'two-games') {
      return readAs({ ending: 'games', games: ['draw', 'draw'] }, [], ['scores'])
    }
    const hasDraws = scoring.method === 'destroyed-points' && scoring.equalInSwiss.value === 'draw'
    return hasDraws && stage === 'swiss'
      ? readAs({ ending: 'time', score: [0, 0] }, [], ['scores'])
      : notRead('unknown-result', 'draw', 'result-of-another-title')
  }
  if (!players.includes(winner.player)) return notRead('winner', winner.player)
  const by = otherOf(players, winner.player)
  if (scoring.method === 'sided-game') return sidedRead(winner.player, null, standing)
  if (scoring.method === 'victory-points') return readAs({ ending: 'concession', by })
  return readAs({ ending: 'match-loss', by }, [], ['scores'])
}
