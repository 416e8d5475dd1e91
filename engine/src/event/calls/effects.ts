import { changeIn } from '../spine/builder.ts'
import { concernsOf } from '../spine/concern.ts'
import { type FactRecords, ordinary } from '../spine/fact-record.ts'
import type { CallFact } from './answers.ts'

export const callsEffects: FactRecords<CallFact> = {
  'judge-called': {
    ...ordinary,
    settles: (_, { match = null, player = null }) => concernsOf({ match, player }),
    evolve: (builder, { match = null, player = null, about }, { n, at, by }) => {
      builder.calls.set(n, { n, at, by, match, player, about, taken: null, closedAt: null })
    },
    canHappen: (state, { match }) => match === undefined || state.matches.has(match),
  },
  'call-taken': {
    ...ordinary,
    settles: (state, { call }) => concernsOf(state.calls.get(call)),
    evolve: (builder, { call, leader }, { at, by }) => {
      const given = builder.leaders.find((one) => one.leader === leader)
      const goes = given === undefined ? by : { role: given.role, leader: given.leader }
      changeIn(builder.calls, call, { taken: { at, by: goes } })
    },
    canHappen: (state, { call }) => state.calls.get(call)?.closedAt === null,
  },
  'call-closed': {
    ...ordinary,
    settles: (state, { call }) => concernsOf(state.calls.get(call)),
    afterTheEnd: true,
    evolve: (builder, { call }, { at }) => {
      changeIn(builder.calls, call, { closedAt: at })
    },
    canHappen: (state, { call }) => state.calls.get(call)?.closedAt === null,
  },
}
