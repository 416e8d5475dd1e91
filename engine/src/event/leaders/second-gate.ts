import { isActive, openRound } from '../reading/rounds.ts'
import type { Refusal } from '../spine/answers.ts'
import { overRefusal } from '../spine/over-refusal.ts'
import type { EventState } from '../spine/state.ts'
import { rulingRefusals } from './ruling-leader.ts'
import { leaderRefusals } from './seconds.ts'

/**
 * What was looked at before the start holds all day: whoever comes, goes or stops acting must not
 * leave a leader who plays without a second, nor two who meet without anybody to rule.
 */
export const secondGate = (before: EventState, after: EventState): readonly Refusal[] => {
  if (before.stages.length === 0 || overRefusal(before) !== null) return []
  return [...secondsMissing(before, after), ...rulersMissing(before, after)]
}

const secondsMissing = (before: EventState, after: EventState): readonly Refusal[] => {
  const alone = leaderRefusals(before).flatMap((one) => ('player' in one ? [one.player] : []))
  return leaderRefusals(after).filter(
    (one) =>
      one.code === 'second-judge-missing' &&
      !alone.includes(one.player) &&
      isActive(after, one.player),
  )
}

/** At tables that are being played: a round that waits is looked at when it is published. */
const rulersMissing = (before: EventState, after: EventState): readonly Refusal[] => {
  const round = openRound(after)
  if (round?.status !== 'published') return []
  const known = rulingRefusals(before, round).flatMap((one) => ('tables' in one ? one.tables : []))
  return rulingRefusals(after, round).filter(
    (one) =>
      one.code === 'ruling-leader-missing' && one.tables.some((table) => !known.includes(table)),
  )
}
