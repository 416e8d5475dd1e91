import { changeIn } from '../spine/builder.ts'
import { concernsOf } from '../spine/concern.ts'
import { type FactRecords, ordinary } from '../spine/fact-record.ts'
import type { MaterialFact } from './answers.ts'

export const materialEffects: FactRecords<MaterialFact> = {
  'material-reported': {
    ...ordinary,
    settles: (_, { match = null, player }) => concernsOf({ match, player }),
    evolve: (builder, { kind: _, match = null, ...fact }, { n, at, by }) => {
      const begun = { n, at, by, match, granted: null, outcome: null, proxy: null }
      builder.cases.set(n, { ...fact, ...begun })
    },
    canHappen: (state, { player, match }) =>
      state.players.has(player) && (match === undefined || state.matches.has(match)),
  },
  'material-time-granted': {
    ...ordinary,
    settles: (state, fact) => concernsOf(state.cases.get(fact.case)),
    evolve: (builder, fact, { at }) => {
      changeIn(builder.cases, fact.case, { granted: { at, minutes: fact.minutes } })
    },
    canHappen: (state, fact) => state.cases.get(fact.case)?.outcome === null,
  },
  'material-settled': {
    ...ordinary,
    settles: (state, fact) => concernsOf(state.cases.get(fact.case)),
    evolve: (builder, fact) => {
      changeIn(builder.cases, fact.case, { outcome: fact.outcome, proxy: fact.proxy ?? null })
    },
    // A part that was conceded for can still turn up, or cost the place in the event.
    canHappen: (state, fact) => state.cases.has(fact.case),
  },
  'sharing-ordered': {
    ...ordinary,
    settles: (_, { match }) => [{ match }],
    evolve: (builder, { kind: _, ...fact }, { by }) => {
      builder.sharings.push({ ...fact, by })
    },
    canHappen: (state, { match }) => state.matches.has(match),
  },
}
