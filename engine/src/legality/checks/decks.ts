import type { Finding } from '../../vocabulary/finding.ts'
import type { Side } from '../../vocabulary/result.ts'
import type { DeckCheck } from './check.ts'

const sides: readonly Side[] = ['light', 'dark']

/** So many decks of each side, no more and no fewer. */
export const deckCount: DeckCheck = ({ decks }, { decks: { value, rule } }) =>
  sides.flatMap((side): readonly Finding[] => {
    const count = decks.filter((deck) => deck.side === side).length
    const needed = value.filter((one) => one === side).length
    return count === needed
      ? []
      : [{ code: 'deck-count', rule, severity: 'must', side, count, needed }]
  })

export const affiliations: DeckCheck = ({ decks }, { affiliations: { value: needed, rule } }) =>
  decks.flatMap((deck, index): readonly Finding[] => {
    const count = deck.affiliations.length
    const where = { deck: index }
    return count === needed
      ? []
      : [{ code: 'affiliation-count', rule, severity: 'must', where, count, needed }]
  })

export const leastSets: DeckCheck = ({ decks }, { leastSets: { value: needed, rule } }) =>
  decks.flatMap((deck, index): readonly Finding[] => {
    const sets = deck.objectives.length
    const where = { deck: index }
    return sets >= needed
      ? []
      : [{ code: 'too-few-sets', rule, severity: 'must', where, sets, needed }]
  })

/** Command cards whose objective is not in the deck. A card that names no set is not accused. */
export const ownSets: DeckCheck = ({ decks }, { ownSets: { value, rule } }) =>
  decks.flatMap(({ affiliations: first, objectives, commands }, deck) => {
    const own = new Set(objectives.map(({ set }) => set))
    const before = first.length + objectives.length
    // Objectives without a set may be the one that is missed.
    if (!value || own.has(undefined)) return []
    return commands.flatMap(({ name, set }, index): readonly Finding[] => {
      if (set === undefined || own.has(set)) return []
      const where = { deck, entry: before + index, name }
      return [{ code: 'card-without-objective', rule, severity: 'must', where, set }]
    })
  })
