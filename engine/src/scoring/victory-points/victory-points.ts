import type { Earned } from '../../vocabulary/outcome.ts'
import type { Result, Score, Tie } from '../../vocabulary/result.ts'
import { atSeat, otherSeat, type Pair, pairFor, type Seat } from '../../vocabulary/seat.ts'
import { absentEarned, bothAbsentEarned } from '../bye.ts'
import { concessionBy, type Objection, type Setting, seatByChance, type Way } from '../way.ts'
import type { VictoryPointsClauses } from './clauses.ts'
import { lookedAt, rolledOn, tieVerdict } from './tie-chain.ts'

type Clauses = VictoryPointsClauses
type Scored = Extract<Result, { ending: 'destruction' | 'time' | 'mutual-destruction' | 'points' }>

/** One game to a number of victory points. */
export const victoryPoints = (clauses: Clauses): Way => {
  const { target, tournamentPoints } = clauses
  return {
    scorer: (setting) => ({
      objection: (result) => objection(result, clauses),
      earned: (result) => earned(result, clauses, setting),
      winPoints: tournamentPoints.value.win,
      hasMargin: false,
    }),
    games: 1,
    doubt: () => null,
    outcomes: [],
    deciders: ['tie'],
    concessionScore: null,
    concession: concessionBy(clauses.endings.value),
    ends: () => [
      { ending: 'points', score: [target.value, 0] },
      { ending: 'points', score: [0, target.value] },
    ],
    byChance: (chance) => {
      const winner = seatByChance(chance)
      const [high, low] = [target.value + chance.below(5), chance.below(target.value)]
      return { ending: 'points', score: winner === 'first' ? [high, low] : [low, high] }
    },
    pointsRule: () => tournamentPoints.rule,
    marginRule: null,
  }
}

const objection = (result: Result, clauses: Clauses): Objection | null => {
  if (!clauses.endings.value.includes(result.ending)) {
    return { code: 'ending-unknown', ending: result.ending }
  }
  switch (result.ending) {
    case 'points':
    case 'time':
      return scoredObjection(result, clauses)
    case 'defeat': {
      const range = rangeObjection(result.score)
      if (range !== null) return range
      // Reaching the target ends a game first: then the score decides, not who is left standing.
      const { value: target, rule } = clauses.target
      return atSeat(result.score, otherSeat(result.winner)) < target
        ? null
        : { code: 'loser-reached-target', target, rule }
    }
    case 'concession':
      return result.score === undefined ? null : { code: 'field-unknown', field: 'score' }
    default:
      return null
  }
}

const most = 999

const rangeObjection = (counts: readonly number[]): Objection | null => {
  const wrong = counts.find((points) => !Number.isInteger(points) || points < 0 || points > most)
  return wrong === undefined ? null : { code: 'score-out-of-range', score: wrong, maximum: most }
}

const scoredObjection = (result: Scored, clauses: Clauses): Objection | null => {
  for (const field of ['salvo', 'initiative', 'salvoRolls'] as const) {
    if (result[field] !== undefined) return { code: 'field-unknown', field }
  }
  const { score, tie, ending } = result
  const range = rangeObjection(score)
  if (range !== null) return range
  const { value: target, rule } = clauses.target
  const reached = score.some((points) => points >= target)
  if (ending === 'points' && !reached) {
    return { code: 'score-needs-full', ending, full: target, rule }
  }
  if (ending === 'time' && reached) return { code: 'score-not-below-full', full: target, rule }
  return tieObjection(score, tie ?? {}, clauses)
}

const tieObjection = (score: Score, tie: Tie, { tieChain }: Clauses): Objection | null => {
  const { value: chain, rule } = tieChain
  if (score[0] !== score[1]) return null
  const verdict = tieVerdict(tie, chain)
  const looked = lookedAt(verdict, chain).map((link) => [link, tie[link]])
  const range = tieRangeObjection(score, Object.fromEntries(looked))
  if (range !== null) return range
  if (verdict.winner === null) return { code: 'tie-incomplete', missing: verdict.missing, rule }
  return verdict.by === 'die' && rolledOn(tie) ? { code: 'die-rolled-on', rule } : null
}

/** Nobody has more points from defeated figures than in all; nothing is counted below zero. */
const tieRangeObjection = (score: Score, tie: Tie): Objection | null => {
  const pairs = [tie.damage ?? [], ...(tie.die ?? [])].flat()
  const range = rangeObjection(tie.defeats ?? []) ?? rangeObjection(pairs)
  if (range !== null) return range
  const seat = (tie.defeats ?? []).findIndex((points, index) => points > (score[index] ?? 0))
  const [defeats, maximum] = [tie.defeats?.[seat], score[seat]]
  return defeats === undefined || maximum === undefined
    ? null
    : { code: 'score-out-of-range', score: defeats, maximum }
}

const earned = (result: Result, clauses: Clauses, setting: Setting): Pair<Earned> => {
  const { win, loss } = clauses.tournamentPoints.value
  const line = (outcome: 'win' | 'loss'): Earned => ({
    outcome,
    tournamentPoints: outcome === 'win' ? win : loss,
    marginOfVictory: null,
  })
  const won = (seat: Seat) => pairFor(seat, line('win'), line('loss'))
  switch (result.ending) {
    case 'points':
    case 'time':
      return won(scoreWinner(result, clauses))
    case 'defeat':
      return won(result.winner)
    case 'no-show':
      if (setting.readings.noShow === 'concession') return won(otherSeat(result.by))
      return absentEarned(result.by, setting, { winPoints: win, hasMargin: false })
    case 'double-no-show':
      return bothAbsentEarned(setting, { winPoints: win, hasMargin: false })
    case 'withdrawal':
      return absentEarned(result.by, setting, { winPoints: win, hasMargin: false })
    case 'concession':
    case 'match-loss':
      return won(otherSeat(result.by))
    default:
      return [line('loss'), line('loss')]
  }
}

const scoreWinner = ({ score, tie }: Scored, { tieChain }: Clauses): Seat => {
  if (score[0] !== score[1]) return score[0] > score[1] ? 'first' : 'second'
  return tieVerdict(tie ?? {}, tieChain.value).winner ?? 'first'
}
