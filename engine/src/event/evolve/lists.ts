import type { Evolvers } from '../evolver.ts'
import type { FactKind } from '../spine/answers.ts'
import { changeMatch } from '../spine/builder.ts'

export const evolveLists = {
  'list-submitted': (builder, { player, list }) => {
    builder.lists.set(player, { list, corrections: [] })
  },
  'list-corrected': (builder, fact) => {
    const before = builder.lists.get(fact.player)?.corrections ?? []
    builder.lists.set(fact.player, { list: fact.list, corrections: [...before, fact] })
  },
  'lists-opened': (builder, { to }) => {
    builder.listsOpenTo = to
  },
  'deck-checked': (builder, fact) => {
    builder.deckChecks.push(fact)
  },
  'points-check-ordered': (builder) => {
    builder.pointsCheckOrdered = true
  },
  'points-check-signed': (builder, { match, player }) => {
    const signed = builder.matches.get(match)?.signed ?? []
    changeMatch(builder, match, { signed: [...signed, player] })
  },
} satisfies Partial<Evolvers<FactKind>>
