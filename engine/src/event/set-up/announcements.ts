import type { Announcement, AnnouncementOccasion } from '../../regulations/announcement.ts'
import { planFor } from '../../structure/plan.ts'
import type { Clause } from '../../vocabulary/rule.ts'
import type { StagePlan } from '../../vocabulary/stage.ts'
import { secondOf } from '../leaders/seconds.ts'
import { rulesOf } from '../reading/rules.ts'
import type { FactOf, Refusal } from '../spine/answers.ts'
import type { EventState, PlayerState } from '../spine/state.ts'
import type { AnnouncedChange, AnnouncedSecond } from './answers.ts'

/** What this event owes its players to hear before the start. */
export const dueAnnouncements = (state: EventState): readonly Clause<Announcement>[] =>
  rulesOf(state.created).regulation.announcements.filter(({ value }) => isDue(value.when, state))

const isDue = (when: AnnouncementOccasion, state: EventState): boolean => {
  const { created, details } = state
  switch (when.kind) {
    case 'always':
      return true
    case 'leader-plays':
      return announcedSeconds(state).length > 0
    case 'custom-structure':
      return created.structure.kind === 'custom'
    case 'option':
      return rulesOf(created).readings[when.option] === when.value
    case 'laid-down':
      return {
        admissions: (details.admissions ?? []).length > 0,
        sleeves: details.sleevesOrdered === true,
        details: Object.keys(details).length > 0,
      }[when.what]
  }
}

/** The leaders who play only with a second one, and who that is. */
export const announcedSeconds = (state: EventState): readonly AnnouncedSecond[] => {
  const { value: roles } = rulesOf(state.created).regulation.people.needSecond
  return state.leaders
    .filter(({ plays, role }) => plays !== null && roles.includes(role))
    .map((leader) => ({ leader: leader.leader, second: secondOf(state, leader) }))
}

/** Those who registered and have not left, and those of them who are there. */
export const comers = (
  state: EventState,
): { readonly registered: readonly PlayerState[]; readonly present: readonly PlayerState[] } => {
  const registered = [...state.players.values()].filter(({ status }) => status === 'registered')
  return { registered, present: registered.filter(({ checkedIn }) => checkedIn) }
}

/** The structure as of now: by those who are there, by the registered while nobody is. */
export const planNow = (
  state: EventState,
): { readonly headCount: number; readonly stages: readonly StagePlan[] | null } => {
  const { registered, present } = comers(state)
  const headCount = present.length > 0 ? present.length : registered.length
  return { headCount, stages: planOf(state, headCount) }
}

export const planOf = (state: EventState, headCount: number): readonly StagePlan[] | null =>
  planFor(state.created.structure, headCount, rulesOf(state.created).regulation.structure)

export const isSamePlan = (one: readonly StagePlan[], other: readonly StagePlan[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ kind, rounds, cut }, index) =>
      kind === other[index]?.kind && rounds === other[index]?.rounds && cut === other[index]?.cut,
  )

export const isSameSeconds = (
  one: readonly AnnouncedSecond[],
  other: readonly AnnouncedSecond[],
): boolean =>
  one.length === other.length &&
  one.every(({ leader, second }) =>
    other.some((told) => told.leader === leader && told.second === second),
  )

/** Whether players heard, where they must, what this head count makes of the structure. */
export const isAnnounced = (state: EventState, headCount: number): boolean => {
  if (!dueAnnouncements(state).some(({ value }) => value.strength === 'must')) return true
  const { announced } = state
  const plan = planOf(state, headCount)
  return announced !== null && plan !== null && isSamePlan(announced.stages, plan)
}

/** Who rules on the matches of a leader who plays, and was not told to the players so. */
export const untoldSeconds = (state: EventState): readonly Refusal[] => {
  const told = state.told?.seconds ?? []
  const isTold = announcedSeconds(state).every(
    ({ leader, second }) =>
      second === null || told.some((one) => one.leader === leader && one.second === second),
  )
  if (isTold || state.told === null) return []
  const { headCount: announced } = state.told
  return dueAnnouncements(state)
    .filter(({ value }) => value.strength === 'must' && value.tells.includes('second-leader'))
    .map(({ rule }): Refusal => {
      const code = 'announcement-outdated'
      return { code, announced, now: announced, what: 'second-leader', rule, overridable: true }
    })
}

export const eventAnnounced = (
  state: EventState,
  stages: readonly StagePlan[],
  headCount: number,
  changes: readonly AnnouncedChange[],
  reason = '',
): FactOf<'event-announced'> => {
  const seconds = announcedSeconds(state)
  return {
    kind: 'event-announced',
    stages,
    headCount,
    ...(seconds.length === 0 ? {} : { seconds }),
    ...(changes.length === 0 ? {} : { changes }),
    ...(changes.length === 0 || reason.trim() === '' ? {} : { reason: reason.trim() }),
  }
}
