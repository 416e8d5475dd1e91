import { type Decision, grant, refuse, type Warning } from '../../log/decision.ts'
import type { Refusal } from '../../log/refusal.ts'
import { departures } from '../../structure/compare.ts'
import { planFor } from '../../structure/plan.ts'
import type { StagePlan } from '../../vocabulary/stage.ts'
import { dueAnnouncements, isSamePlan } from '../announcements.ts'
import type { Ask, Decider } from '../ask.ts'
import { leaderRefusals } from '../leaders.ts'
import { settle } from '../override.ts'
import { currentStage, isStageComplete, openRound, plannedStages } from '../rounds.ts'
import { rulesOf } from '../rules.ts'
import type { EventState } from '../state.ts'

export const startStage: Decider<'start-stage'> = (state, _, ask) => {
  if (currentStage(state) === null) return startFirst(state, ask)
  const stage = state.stages.length
  if (openRound(state) !== null || (!isStageComplete(state) && state.cut?.stage !== stage)) {
    return refuse({ code: 'stage-running', stage })
  }
  const plan = plannedStages(state)[stage]
  if (plan === undefined) return refuse({ code: 'no-further-stage' })
  if (state.cut?.stage !== stage) return refuse({ code: 'cut-needed' })
  const entrants = state.cut.seeds.filter((seed) => state.players.get(seed)?.status === 'active')
  return grant([{ kind: 'stage-started', stage, plan, entrants }])
}

const startFirst = (state: EventState, ask: Ask): Decision => {
  const { regulation } = rulesOf(state.created)
  const present = [...state.players.values()]
    .filter((player) => player.checkedIn && player.status === 'registered')
    .sort((a, b) => a.number - b.number)
  if (present.length < 2) {
    return refuse({ code: 'too-few-players', needed: 2, present: present.length })
  }
  const plan = planFor(state.created.structure, present.length, regulation.structure)
  const first = plan?.[0]
  if (plan === null || first === undefined) {
    const structure = state.created.structure.kind
    return refuse({ code: 'no-table-for-head-count', structure, players: present.length })
  }
  const compared = departures(plan, state.created.tier, present.length, regulation.structure)
  const refusals: readonly Refusal[] = [
    ...announcementRefusals(state, plan, present.length),
    ...leaderRefusals(state),
    ...compared
      .filter(({ strength }) => strength === 'minimum')
      .map(({ what, ruled, planned, rule }): Refusal => {
        return { code: 'below-minimum', what, minimum: ruled, planned, rule, overridable: true }
      }),
  ]
  const settled = settle(refusals, ask)
  if (settled.refusal !== null) return refuse(settled.refusal)
  const warnings = compared
    .filter(({ strength }) => strength === 'suggested')
    .map(({ what, ruled, planned, rule }): Warning => {
      return { code: 'structure-differs', what, suggested: ruled, planned, rule }
    })
  // Whoever goes ahead with another plan than the announced one puts the new plan on record.
  const outdated = refusals.some(
    ({ code }) => code === 'not-announced' || code === 'announcement-outdated',
  )
  const headCount = present.length
  return grant(
    [
      ...settled.facts,
      ...(outdated ? [{ kind: 'event-announced' as const, stages: plan, headCount }] : []),
      {
        kind: 'stage-started',
        stage: 0,
        plan: first,
        entrants: present.map(({ player }) => player),
      },
    ],
    warnings,
  )
}

/** What was announced must be what the head count makes of the structure. */
const announcementRefusals = (
  state: EventState,
  plan: readonly StagePlan[],
  headCount: number,
): readonly Refusal[] => {
  const { announced } = state
  const due = dueAnnouncements(state).find(({ value }) => value.strength === 'must')
  if (due === undefined) return []
  const { rule } = due
  if (announced === null) return [{ code: 'not-announced', rule, overridable: true }]
  if (isSamePlan(announced.stages, plan)) return []
  return [
    {
      code: 'announcement-outdated',
      announced: announced.headCount,
      now: headCount,
      rule,
      overridable: true,
    },
  ]
}
