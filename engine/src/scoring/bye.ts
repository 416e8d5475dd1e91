import type { Earned } from '../vocabulary/outcome.ts'
import { type Pair, pairFor, type Seat } from '../vocabulary/seat.ts'
import type { Setting } from './way.ts'

type Worth = { readonly winPoints: number; readonly hasMargin: boolean }

export const byeEarned = ({ bye }: Setting, { winPoints }: Worth): Earned => ({
  outcome: 'bye',
  tournamentPoints: winPoints,
  marginOfVictory: bye.marginOfVictory?.value ?? null,
})

/** A bye won at another event. */
export const earnedByeEarned = ({ bye }: Setting, { winPoints }: Worth): Earned => ({
  outcome: 'earned-bye',
  tournamentPoints: winPoints,
  marginOfVictory: bye.earned?.value ?? null,
})

/** What a round missed before a late entry or a return is worth. */
export const unpairedLoss = ({ readings }: Setting, { hasMargin }: Worth): Earned => ({
  outcome: 'unpaired-loss',
  tournamentPoints: 0,
  marginOfVictory: hasMargin ? Number(readings.unpairedLossMargin) : null,
})

/** Neither came: a round missed for both. */
export const bothAbsentEarned = (setting: Setting, worth: Worth): Pair<Earned> => [
  unpairedLoss(setting, worth),
  unpairedLoss(setting, worth),
]

/** Nobody came to play against: a bye for one, an unpaired loss for the other. */
export const absentEarned = (by: Seat, setting: Setting, worth: Worth): Pair<Earned> =>
  pairFor(by, unpairedLoss(setting, worth), byeEarned(setting, worth))
