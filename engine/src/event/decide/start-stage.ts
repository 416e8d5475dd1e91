import { type Decision, grant, refuse, type Warning } from '../../log/decision.ts'
import type { Refusal } from '../../log/refusal.ts'
import { placesByLot } from '../../pairing/elimination.ts'
import { departures } from '../../structure/compare.ts'
import { planFor } from '../../structure/plan.ts'
import type { StagePlan } from '../../vocabulary/stage.ts'
import { dueAnnouncements, isSamePlan } from '../announcements.ts'
import type { Ask, Decider } from '../ask.ts'
import { followingStage } from '../following-stage.ts'
import { leaderRefusals } from '../leaders.ts'
import { settle } from '../override.ts'
import { currentStage, isActive, isStageComplete, openRound } from '../rounds.ts'
import { rulesOf } from '../rules.ts'
import type { EventState, PlayerState } from '../state.ts'

export const startStage: Decider<'start-stage'> = (state, _, ask) => {
  if (currentStage(state) === null) return startFirst(state, ask)
  const stage = state.stages.length
  if (openRound(state) !== null || (!isStageComplete(state) && state.cut?.stage !== stage)) {
    return refuse({ code: 'stage-running', stage })
  }
  const plan = followingStage(state)
  if (plan === null) return refuse({ code: 'no-further-stage' })
  if (state.cut?.stage !== stage) return refuse({ code: 'cut-needed' })
  const { seeds } = state.cut
  // A chart has a slot for every seed: who has left meanwhile forfeits it there.
  const entrants =
    plan.kind === 'double-elimination' ? seeds : seeds.filter((seed) => isActive(state, seed))
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
        ...drawnPlaces(first, present, ask),
      },
    ],
    warnings,
  )
}

/** An event that begins with elimination has no seeds: lots give the places of the bracket. */
const drawnPlaces = (plan: StagePlan, present: readonly PlayerState[], { entropy }: Ask) => {
  if (plan.kind !== 'elimination') return {}
  const players = present.map(({ player }) => player)
  return { places: placesByLot(players, entropy), entropy }
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
