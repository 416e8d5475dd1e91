import type { Told } from '../../regulations/announcement.ts'
import type { Options } from '../../vocabulary/option.ts'
import type { RuleId } from '../../vocabulary/rule.ts'
import type { StagePlan } from '../../vocabulary/stage.ts'
import { plannedMinutes } from '../reading/round-length.ts'
import { rulesOf } from '../reading/rules.ts'
import type { FactOf, Refusal } from '../spine/answers.ts'
import { isSame } from '../spine/same.ts'
import type { EventState, ToldBefore } from '../spine/state.ts'
import { announcedSeconds, eventAnnounced, isSamePlan, isSameSeconds } from './announcements.ts'
import type { AnnouncedChange } from './answers.ts'

/** What players were told and is not so any more; nothing before the first announcement. */
export const announcedChanges = (
  state: EventState,
  stages: readonly StagePlan[],
  headCount: number,
): readonly AnnouncedChange[] => {
  const { told } = state
  return told === null
    ? []
    : [
        ...structureChanges(state, told, stages, headCount),
        ...secondChanges(state, told),
        ...missionChanges(state, told),
        ...optionChanges(state, told),
        ...lengthChanges(state, told),
        ...detailChanges(state, told),
      ]
}

/** The announcement of an event under way, told anew with what is not so any more. */
export const announcedAnew = (
  state: EventState,
  reason: string | undefined,
): readonly FactOf<'event-announced'>[] => {
  if (state.told === null) return []
  const { stages, headCount } = state.told
  const changes = announcedChanges(state, stages, headCount)
  return [eventAnnounced(state, stages, headCount, changes, reason)]
}

/** What speaks against another plan, other missions: players were told otherwise. */
export const announcedRefusals = (
  state: EventState,
  changes: readonly AnnouncedChange[],
): readonly Refusal[] => {
  const [first] = changes.filter(isOtherwise)
  if (first === undefined) return []
  const rule = ruleOf(state, first)
  return [
    {
      code: 'announced-otherwise',
      changes,
      ...(rule === undefined ? {} : { rule }),
      overridable: true,
    },
  ]
}

/**
 * Whether it takes a reason. By the same table of the document other players make another plan: that
 * says why by itself. And what had not been told before, nobody was told otherwise.
 */
const isOtherwise = (change: AnnouncedChange): boolean => {
  switch (change.what) {
    case 'structure':
      return change.players === undefined
    case 'second-leader':
      return change.before.some(({ second }) => second !== null)
    default:
      return Object.keys(change.before).length > 0
  }
}

const toldBy: { readonly [W in AnnouncedChange['what']]: readonly Told[] } = {
  structure: ['cut', 'rounds', 'structure'],
  'second-leader': ['second-leader'],
  missions: ['missions'],
  options: ['strength-of-schedule'],
  'round-minutes': ['lengths'],
  details: ['details', 'admissions', 'sleeves'],
}

const ruleOf = (state: EventState, change: AnnouncedChange): RuleId | undefined => {
  const { what } = change
  // Of all options a document has one announced.
  if (what === 'options' && change.now.strengthOfSchedule === undefined) return undefined
  const { announcements } = rulesOf(state.created).regulation
  return announcements.find(({ value }) => value.tells.some((told) => toldBy[what].includes(told)))
    ?.rule
}

const structureChanges = (
  { created }: EventState,
  told: ToldBefore,
  stages: readonly StagePlan[],
  headCount: number,
): readonly AnnouncedChange[] => {
  if (isSamePlan(told.stages, stages)) return []
  const isSameTable = told.structure.kind === created.structure.kind
  const isOwn = created.structure.kind === 'custom'
  const change = { what: 'structure', before: told.stages, now: stages } as const
  return isSameTable && !isOwn && told.headCount !== headCount
    ? [{ ...change, players: [told.headCount, headCount] }]
    : [change]
}

const secondChanges = (state: EventState, told: ToldBefore): readonly AnnouncedChange[] => {
  const now = announcedSeconds(state)
  return isSameSeconds(told.seconds, now)
    ? []
    : [{ what: 'second-leader', before: told.seconds, now }]
}

const missionChanges = ({ created }: EventState, told: ToldBefore): readonly AnnouncedChange[] => {
  const { missions: now = [] } = created
  return isSame(told.missions.toSorted(), now.toSorted())
    ? []
    : [{ what: 'missions', before: told.missions, now }]
}

/** As they are read, chosen or not: a default that is chosen is no other option. */
const optionChanges = ({ created }: EventState, told: ToldBefore): readonly AnnouncedChange[] => {
  const change = changedOf<Options>(told.options, rulesOf(created).readings)
  return change === null ? [] : [{ what: 'options', ...change }]
}

const lengthChanges = ({ created }: EventState, told: ToldBefore): readonly AnnouncedChange[] => {
  const change = changedOf(told.roundMinutes, plannedMinutes(created))
  return change === null ? [] : [{ what: 'round-minutes', ...change }]
}

const detailChanges = ({ details }: EventState, told: ToldBefore): readonly AnnouncedChange[] => {
  const change = changedOf(told.details, details)
  return change === null ? [] : [{ what: 'details', ...change }]
}

/** Only what is not the same any more; null where everything is. */
const changedOf = <T extends object>(before: T, now: T): { before: T; now: T } | null => {
  const keys = Object.keys({ ...before, ...now }) as (keyof T)[]
  const changed = keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(now[key]))
  const only = (of: T) =>
    Object.fromEntries(
      Object.entries(of).filter(([key]) => changed.some((one) => one === key)),
    ) as T
  return changed.length === 0 ? null : { before: only(before), now: only(now) }
}
