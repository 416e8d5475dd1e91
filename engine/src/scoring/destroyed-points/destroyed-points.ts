import type { Chance } from '../../chance/chance.ts'
import type { Result, Score } from '../../vocabulary/result.ts'
import type { Seat } from '../../vocabulary/seat.ts'
import { seatByChance, type Way } from '../way.ts'
import type { DestroyedPointsClauses } from './clauses.ts'
import { earned } from './earned.ts'
import { objection } from './objection.ts'

/** One game, in which the points of what was destroyed are counted. */
export const destroyedPoints = (clauses: DestroyedPointsClauses): Way => {
  const { modifiedWinBelow, equalInSwiss, equalInElimination, tournamentPoints } = clauses
  return {
    scorer: (setting) => ({
      objection: (result) => objection(result, clauses, setting),
      earned: (result) => earned(result, clauses, setting),
      winPoints: tournamentPoints.value.win,
      hasMargin: true,
    }),
    games: 1,
    doubt: () => null,
    outcomes: [
      ...(modifiedWinBelow === null ? [] : (['modified-win'] as const)),
      ...(equalInSwiss.value === 'draw' ? (['draw'] as const) : []),
    ],
    deciders: [equalInSwiss.value, equalInElimination.value].filter((one) => one !== 'draw'),
    concessionScore: clauses.concession.rule,
    concession: (by, score = [0, 0]) => ({ ending: 'concession', by, score }),
    ends: () => ends(clauses),
    byChance: (chance) => byChance(clauses.fullScore.value, chance),
    pointsRule: () => tournamentPoints.rule,
    marginRule: clauses.levelMargin.rule,
  }
}

const ends = ({ fullScore, modifiedWinBelow }: DestroyedPointsClauses): readonly Result[] => {
  const full = fullScore.value
  const below = modifiedWinBelow?.value ?? 1
  const won = [full, full - 1, below, below - 1, 1].flatMap((lead): readonly Score[] => [
    [lead, 0],
    [full, full - lead],
  ])
  const scores = [...won, ...won.map(([high, low]): Score => [low, high])]
  return [
    ...(['destruction', 'time'] as const).flatMap((ending) =>
      scores.filter(([a, b]) => a !== b).map((score): Result => ({ ending, score })),
    ),
    ...level(full),
  ]
}

const seats: readonly Seat[] = ['first', 'second']

/** Equal scores, undecided and as whatever decides them would. */
const level = (full: number): readonly Result[] => {
  const undecided: readonly Result[] = [
    { ending: 'mutual-destruction', score: [full, full] },
    { ending: 'time', score: [0, 0] },
  ]
  return undecided.flatMap((end) => [
    end,
    ...seats.flatMap((seat) => [{ ...end, salvo: seat } as Result, { ...end, initiative: seat }]),
  ])
}

const byChance = (full: number, chance: Chance): Result => {
  const winner = seatByChance(chance)
  const seated = (high: number, low: number): Score =>
    winner === 'first' ? [high, low] : [low, high]
  if (chance.below(3) > 0) {
    return { ending: 'destruction', score: seated(full, chance.below(full)) }
  }
  const low = chance.below(full - 10)
  return { ending: 'time', score: seated(low + 1 + chance.below(full - 1 - low), low) }
}
