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

/** The decks together name the people of one team. */
export const teamSize: DeckCheck = (list, { team }) => {
  if (list.kind !== 'team-decks' || team === null) return []
  const { value: needed, rule } = team.size
  const named = list.decks.flatMap(({ owner, teamMate }) => [owner, teamMate])
  const count = new Set(named.filter((one) => one !== null)).size
  return count === needed ? [] : [{ code: 'team-size', rule, severity: 'must', count, needed }]
}

/** It must be clear who plays which deck of either side. */
export const owners: DeckCheck = (list, { team, decks: { value: sides } }) => {
  if (list.kind !== 'team-decks' || team?.oneOfEachSide.value !== true) return []
  const { rule } = team.oneOfEachSide
  const everybody = new Set(list.decks.flatMap(({ owner }) => owner ?? []))
  return [...everybody].flatMap((owner) =>
    [...new Set(sides)].flatMap((side): readonly Finding[] => {
      const own = list.decks.filter((deck) => deck.owner === owner && deck.side === side)
      if (own.length === 1) return []
      return [{ code: 'owner-without-deck', rule, severity: 'must', owner, side }]
    }),
  )
}
