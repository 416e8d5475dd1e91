import type { Announcement } from '../regulations/sheet.ts'
import { announcementsDue } from '../regulations/sheet.ts'
import { planFor } from '../structure/plan.ts'
import type { Clause } from '../vocabulary/rule.ts'
import type { StagePlan } from '../vocabulary/stage.ts'
import { rulesOf } from './rules.ts'
import type { EventState } from './state.ts'

/** What this event owes its players to hear before the start. */
export const dueAnnouncements = (state: EventState): readonly Clause<Announcement>[] => {
  const { regulation, readings } = rulesOf(state.created)
  const leaderPlays = state.leaders.some(({ plays }) => plays !== null)
  return announcementsDue(regulation.announcements, { options: readings, leaderPlays })
}

export const isSamePlan = (one: readonly StagePlan[], other: readonly StagePlan[]): boolean =>
  one.length === other.length &&
  one.every(
    (stage, index) => stage.rounds === other[index]?.rounds && stage.cut === other[index]?.cut,
  )

/** Whether players heard, where they must, what this head count makes of the structure. */
export const isAnnounced = (state: EventState, headCount: number): boolean => {
  if (!dueAnnouncements(state).some(({ value }) => value.strength === 'must')) return true
  const { created, announced } = state
  const plan = planFor(created.structure, headCount, rulesOf(created).regulation.structure)
  return announced !== null && plan !== null && isSamePlan(announced.stages, plan)
}
