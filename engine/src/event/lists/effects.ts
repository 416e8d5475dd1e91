import { isPointsCheckOver } from '../reading/list-gate.ts'
import { changeMatch } from '../spine/builder.ts'
import { nobody } from '../spine/concern.ts'
import { type FactRecords, ordinary } from '../spine/fact-record.ts'
import type { ListFact } from './answers.ts'

export const listsEffects: FactRecords<ListFact> = {
  'list-submitted': {
    ...ordinary,
    settles: (_, { player }) => [{ player }],
    evolve: (builder, { player, list }, { n }) => {
      builder.lists.set(player, { list, entry: n, corrections: [] })
    },
    canHappen: (state, { player }) =>
      state.players.has(player) && (state.stages.length === 0 || !state.lists.has(player)),
  },
  'list-corrected': {
    ...ordinary,
    settles: (_, { player }) => [{ player }],
    evolve: (builder, fact, { n }) => {
      const before = builder.lists.get(fact.player)
      const correction = { ...fact, before: before?.list ?? fact.list }
      const corrections = [...(before?.corrections ?? []), correction]
      builder.lists.set(fact.player, { list: fact.list, entry: n, corrections })
    },
    canHappen: (state, { player }) => state.stages.length > 0 && state.lists.has(player),
  },
  'list-checked': {
    ...ordinary,
    settles: (_, { player }) => [{ player }],
    evolve: (builder, { player }, { by }) => {
      const before = builder.lists.get(player)
      if (before !== undefined) builder.lists.set(player, { ...before, checkedBy: by })
    },
    // Nobody has looked at the list before the one that was checked. A log of before does not say.
    canHappen: (state, { player, entry }) => {
      const handedIn = state.lists.get(player)
      return handedIn !== undefined && (entry === undefined || entry === handedIn.entry)
    },
  },
  'lists-opened': {
    ...ordinary,
    settles: nobody,
    afterTheEnd: true,
    evolve: (builder, { to }) => {
      builder.listsOpenTo = to
    },
    canHappen: () => true,
  },
  'cards-loaded': {
    ...ordinary,
    settles: nobody,
    evolve: (builder, { cards }) => {
      builder.cards = cards
    },
    canHappen: () => true,
  },
  'deck-checked': {
    ...ordinary,
    settles: (_, { match }) => [{ match }],
    evolve: (builder, fact) => {
      builder.deckChecks.push(fact)
    },
    canHappen: (state, { match }) => (state.matches.get(match)?.result ?? null) !== null,
  },
  'points-check-ordered': {
    ...ordinary,
    settles: nobody,
    evolve: (builder) => {
      builder.pointsCheckOrdered = true
    },
    canHappen: (state) => !isPointsCheckOver(state),
  },
  'points-check-signed': {
    ...ordinary,
    settles: (_, { match }) => [{ match }],
    evolve: (builder, { match, player }) => {
      const signed = builder.matches.get(match)?.signed ?? []
      changeMatch(builder, match, { signed: [...signed, player] })
    },
    canHappen: (state, { match, player }) =>
      state.pointsCheckOrdered && state.matches.get(match)?.players.includes(player) === true,
  },
}
