import { missionBag, missionListRefusal, missionRefusals } from '../reading/missions.ts'
import { isUnderWay, matchesOf } from '../reading/rounds.ts'
import { rulesOf } from '../reading/rules.ts'
import type { Refusal } from '../spine/answers.ts'
import { type CommandRecord, heads } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'
import { settle } from '../spine/override.ts'
import type { EventState } from '../spine/state.ts'

/** The card drawn by hand for a round, at the latest the one after the last. */
export type EnterMission = {
  readonly kind: 'enter-mission'
  readonly round: number
  readonly mission: string
}

/** One mission for all tables, whoever draws it; by whom is on record like everything. */
export const enterMission: CommandRecord<EnterMission> = {
  may: heads,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, { round, mission: typed }, ask) => {
    const mission = typed.trim()
    const refusal = missionListRefusal([mission], rulesOf(state.created).regulation)
    if (refusal !== null) return refuse(refusal)
    if (!Number.isInteger(round) || round < 1 || round > state.rounds.length + 1) {
      return refuse({ code: 'no-round' })
    }
    const settled = settle(cardRefusals(state, round, mission), ask)
    if (settled.refusal !== null) return refuse(settled.refusal)
    return grant([...settled.facts, { kind: 'mission-entered', round, mission }])
  },
}

/** What the document says against this card now; a round whose tables have begun keeps its own. */
const cardRefusals = (state: EventState, number: number, mission: string): readonly Refusal[] => {
  const round = state.rounds[number - 1]
  const rule = rulesOf(state.created).regulation.missions?.rule
  const cited = { ...(rule === undefined ? {} : { rule }), overridable: true } as const
  const before = round?.mission ?? null
  const isBegun =
    round !== undefined &&
    (round.status === 'closed' || round.clock !== null || matchesOf(state, round).some(isUnderWay))
  const { missions = [] } = state.created
  const due = missionBag(state, number)
  return [
    ...(isBegun && before !== null && before !== mission
      ? [{ code: 'mission-in-play', round: number, mission: before, ...cited } as const]
      : []),
    ...(missions.length > 0 && !missions.includes(mission)
      ? [{ code: 'mission-not-listed', mission, missions, ...cited } as const]
      : []),
    ...(missions.includes(mission) && !due.includes(mission)
      ? [{ code: 'mission-not-due', mission, due, ...cited } as const]
      : []),
    ...missionRefusals(state, [mission]),
  ]
}
