import { placesByLot } from '../../pairing/elimination/single.ts'
import { departures } from '../../structure/compare.ts'
import type { StagePlan } from '../../vocabulary/stage.ts'
import { organizerRefusals } from '../leaders/office.ts'
import { leaderRefusals } from '../leaders/seconds.ts'
import { luckOfPlaces } from '../luck/draw-luck.ts'
import { chartOf, followingStage } from '../reading/following-stage.ts'
import { listRefusals } from '../reading/list-gate.ts'
import { missionRefusals, missionWarnings } from '../reading/missions.ts'
import { currentStage, isActive, isStageComplete, openRound } from '../reading/rounds.ts'
import { rulesOf } from '../reading/rules.ts'
import { announcedChanges, announcedRefusals } from '../set-up/announced-changes.ts'
import {
  announcedSeconds,
  comers,
  dueAnnouncements,
  eventAnnounced,
  isSamePlan,
  isSameSeconds,
  planOf,
} from '../set-up/announcements.ts'
import { minimumRefusals } from '../set-up/structure-refusal.ts'
import type { Refusal } from '../spine/answers.ts'
import type { Ask } from '../spine/ask.ts'
import { type CommandRecord, heads } from '../spine/command.ts'
import { type Decision, grant, refuse, type Warning } from '../spine/decision.ts'
import { settle } from '../spine/override.ts'
import type { EventState, PlayerState } from '../spine/state.ts'

export type StartStage = { readonly kind: 'start-stage' }

export const startStage: CommandRecord<StartStage> = {
  may: heads,
  touches: 'rounds',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, _, ask) => {
    if (currentStage(state) === null) return startFirst(state, ask)
    const stage = state.stages.length
    if (openRound(state) !== null || (!isStageComplete(state) && state.cut?.stage !== stage)) {
      return refuse({ code: 'stage-running', stage })
    }
    const plan = followingStage(state)
    if (plan === null) return refuse({ code: 'no-further-stage' })
    if (state.cut?.stage !== stage) return refuse({ code: 'cut-needed' })
    const entrants = state.cut.seeds.filter((seed) => isActive(state, seed))
    const chart = chartOf(plan)
    // Where fewer are left than the chart has places, the best have byes.
    const places = chart === undefined ? {} : { chart }
    return grant([{ kind: 'stage-started', stage, plan, entrants, ...places }])
  },
}

const startFirst = (state: EventState, ask: Ask): Decision => {
  const { regulation } = rulesOf(state.created)
  const present = comers(state).present.toSorted((a, b) => a.number - b.number)
  const headCount = present.length
  if (headCount < 2) return refuse({ code: 'too-few-players', needed: 2, present: headCount })
  const plan = planOf(state, headCount)
  const first = plan?.[0]
  if (plan === null || first === undefined) {
    const structure = state.created.structure.kind
    return refuse({ code: 'no-table-for-head-count', structure, players: headCount })
  }
  const compared = departures(plan, state.created.tier, headCount, regulation.structure)
  const refusals: readonly Refusal[] = [
    ...announcementRefusals(state, plan, headCount),
    ...leaderRefusals(state),
    ...minimumRefusals(state, plan, headCount),
    ...missionRefusals(state),
    ...listRefusals(state),
    ...organizerRefusals(state),
  ]
  const settled = settle(refusals, ask)
  if (settled.refusal !== null) return refuse(settled.refusal)
  const differing = compared
    .filter(({ strength }) => strength === 'suggested')
    .map(({ what, ruled, planned, rule }): Warning => {
      return { code: 'structure-differs', what, suggested: ruled, planned, rule }
    })
  // Whoever goes ahead with another plan than the announced one puts the new plan on record.
  const outdated = refusals.some(
    ({ code }) => code === 'not-announced' || code === 'announcement-outdated',
  )
  const changes = announcedChanges(state, plan, headCount)
  return grant(
    [
      ...settled.facts,
      ...(outdated ? [eventAnnounced(state, plan, headCount, changes, ask.override)] : []),
      {
        kind: 'stage-started',
        stage: 0,
        plan: first,
        entrants: present.map(({ player }) => player),
        ...drawnPlaces(state, first, present, ask),
      },
    ],
    [...differing, ...headCountWarnings(state, plan, headCount), ...missionWarnings(state)],
  )
}

/** An event that begins with elimination has no seeds: lots give the places of the bracket. */
const drawnPlaces = (
  state: EventState,
  plan: StagePlan,
  present: readonly PlayerState[],
  ask: Ask,
) => {
  if (plan.kind !== 'elimination') return {}
  const players = present.map(({ player }) => player)
  const drawn = luckOfPlaces(state, ask)
  return { places: placesByLot(players, drawn.entropy), ...drawn }
}

/** What was announced must be what the head count makes of the structure, and who rules on whom. */
const announcementRefusals = (
  state: EventState,
  plan: readonly StagePlan[],
  now: number,
): readonly Refusal[] => {
  const { announced } = state
  const due = dueAnnouncements(state).filter(({ value }) => value.strength === 'must')
  const [first] = due
  if (first === undefined) return []
  if (announced === null) return [{ code: 'not-announced', rule: first.rule, overridable: true }]
  const outdated = { code: 'announcement-outdated', announced: announced.headCount, now } as const
  if (!isSamePlan(announced.stages, plan)) {
    return [{ ...outdated, rule: first.rule, overridable: true }]
  }
  const told = due.find(({ value }) => value.tells.includes('second-leader'))
  if (told !== undefined && !isSameSeconds(announcedSeconds(state), announced.seconds ?? [])) {
    return [{ ...outdated, what: 'second-leader', rule: told.rule, overridable: true }]
  }
  return announcedRefusals(
    state,
    announcedChanges(state, plan, now).filter(({ what }) => what === 'missions'),
  ).map(({ rule }): Refusal => {
    return {
      ...outdated,
      what: 'missions',
      ...(rule === undefined ? {} : { rule }),
      overridable: true,
    }
  })
}

/** Where the tables go by the registered, another row for them than for those who came. */
const headCountWarnings = (
  state: EventState,
  plan: readonly StagePlan[],
  present: number,
): readonly Warning[] => {
  const { counted } = rulesOf(state.created).regulation.people
  if (counted?.value !== 'registered') return []
  const registered = comers(state).registered.length
  const other = planOf(state, registered)
  return other === null || isSamePlan(other, plan)
    ? []
    : [{ code: 'head-count-differs', registered, present, rule: counted.rule }]
}
