import type { Announcement } from '../regulations/sheet.ts'
import { announcementsDue } from '../regulations/sheet.ts'
import type { Clause } from '../vocabulary/rule.ts'
import { rulesOf } from './rules.ts'
import type { EventState } from './state.ts'

/** What this event owes its players to hear before the start. */
export const dueAnnouncements = (state: EventState): readonly Clause<Announcement>[] => {
  const { regulation, readings } = rulesOf(state.created)
  const leaderPlays = state.leaders.some(({ plays }) => plays !== null)
  return announcementsDue(regulation.sheet.announcements, { options: readings, leaderPlays })
}
