import { rulesOf } from '../event/reading/rules.ts'
import { announcedChanges } from '../event/set-up/announced-changes.ts'
import {
  announcedSeconds,
  dueAnnouncements,
  planNow,
  untoldSeconds,
} from '../event/set-up/announcements.ts'
import type { AnnouncedChange, AnnouncedSecond } from '../event/set-up/answers.ts'
import type { AnnouncedAnew, EventState } from '../event/spine/state.ts'
import type { Announcement, Told } from '../regulations/announcement.ts'
import type { Admission, Details } from '../vocabulary/details.ts'
import type { Readings } from '../vocabulary/option.ts'
import type { Clause, RuleId } from '../vocabulary/rule.ts'
import type { StagePlan, Structure } from '../vocabulary/stage.ts'

/** What there is to tell, as data; null where nothing can be told yet. */
export type ToldValues = {
  readonly rounds: readonly Pick<StagePlan, 'kind' | 'rounds'>[] | null
  /** The sizes of the cuts, none where everybody plays to the end. */
  readonly cut: readonly number[] | null
  readonly lengths: {
    readonly swiss: number | null
    readonly elimination: number | null
    readonly final: number | null
  }
  readonly 'second-leader': readonly AnnouncedSecond[]
  readonly 'strength-of-schedule': Readings['strengthOfSchedule']
  readonly structure: Structure
  readonly admissions: readonly Admission[]
  readonly sleeves: boolean
  readonly missions: readonly string[]
  readonly details: Details
}

export type AnnouncementLine = Pick<Announcement, 'key' | 'strength'> & {
  readonly rule: RuleId
  readonly values: Partial<ToldValues>
}

export type AnnouncementSheet = {
  readonly headCount: number
  /** Null where the document has no plan for so many. */
  readonly stages: readonly StagePlan[] | null
  /** Versions, admissions, deviations and the like, also where no line asks for them. */
  readonly details: Details
  readonly lines: readonly AnnouncementLine[]
  /** Outdated where the head count or a leader who plays has changed what was told. */
  readonly status: 'to-announce' | 'announced' | 'outdated'
  /** What is played, where the document draws it and no line tells it; null where it does. */
  readonly missions: Clause<readonly string[]> | null
  /** What was told and is not so any more: it has to be announced anew. */
  readonly changes: readonly AnnouncedChange[]
  /** What was announced otherwise than before, in order. */
  readonly anew: readonly AnnouncedAnew[]
}

export const announcementSheet = (state: EventState): AnnouncementSheet => {
  const { headCount, stages } = told(state)
  const all = toldValues(state, stages)
  return {
    headCount,
    stages,
    details: state.details,
    status: statusOf(state, stages, headCount),
    changes: stages === null ? [] : announcedChanges(state, stages, headCount),
    anew: state.announcedAnew,
    missions: untoldMissions(state),
    lines: dueAnnouncements(state).map(({ value, rule }) => ({
      key: value.key,
      strength: value.strength,
      rule,
      values: Object.fromEntries(value.tells.map((what: Told) => [what, all[what]])),
    })),
  }
}

const untoldMissions = (state: EventState): AnnouncementSheet['missions'] => {
  const { missions = [] } = state.created
  const { missions: clause } = rulesOf(state.created).regulation
  const isTold = dueAnnouncements(state).some(({ value }) => value.tells.includes('missions'))
  return clause === null || isTold ? null : { value: missions, rule: clause.rule }
}

/** Once play has begun it shows what was told, not a plan for nobody. */
const told = (state: EventState): Pick<AnnouncementSheet, 'headCount' | 'stages'> =>
  state.stages.length > 0 && state.announced !== null ? state.announced : planNow(state)

const toldValues = (state: EventState, stages: readonly StagePlan[] | null): ToldValues => {
  const { created, details } = state
  const { regulation, readings } = rulesOf(created)
  const { swiss, elimination, final } = regulation.roundLength
  return {
    rounds: stages?.map(({ kind, rounds }) => ({ kind, rounds })) ?? null,
    cut: stages?.flatMap(({ cut }) => cut ?? []) ?? null,
    lengths: {
      swiss: created.roundMinutes?.swiss ?? swiss.value.minutes,
      elimination: created.roundMinutes?.elimination ?? elimination.value.minutes,
      final: final.value.minutes,
    },
    'second-leader': announcedSeconds(state),
    'strength-of-schedule': readings.strengthOfSchedule,
    structure: created.structure,
    admissions: details.admissions ?? [],
    sleeves: details.sleevesOrdered === true,
    missions: created.missions ?? [],
    details,
  }
}

const statusOf = (
  state: EventState,
  stages: readonly StagePlan[] | null,
  headCount: number,
): AnnouncementSheet['status'] => {
  const { announced } = state
  if (announced === null) return 'to-announce'
  // Once play has begun, what was told stays what was told, but for who rules on whom.
  const isSame =
    state.stages.length > 0
      ? untoldSeconds(state).length === 0
      : stages !== null && announcedChanges(state, stages, headCount).length === 0
  return isSame ? 'announced' : 'outdated'
}
