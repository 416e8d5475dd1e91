import { knownArmy } from '../../cards/army/known-army.ts'
import { nearCards } from '../../cards/army/meant-card.ts'
import type { ArmyCatalogue } from '../../cards/catalogue.ts'
import type { Finding } from '../../vocabulary/finding.ts'
import type { Circumstances } from '../circumstances.ts'
import { entriesOf } from '../entries.ts'
import type { ArmyCheck } from './check.ts'

/** Null where nobody knows the cards: then only what the list itself says is looked at. */
const armyCards = ({ cards }: Circumstances): ArmyCatalogue | null =>
  cards?.kind === 'army' ? cards : null

export const unknownInArmy: ArmyCheck = (list, { list: { rule } }, circumstances) => {
  const catalogue = armyCards(circumstances)
  if (catalogue === null) return []
  return entriesOf(list).flatMap(({ item: { id, name: text }, where }): readonly Finding[] => {
    if (id !== undefined) return []
    const section = where.deck === undefined ? 'deployments' : 'command-deck'
    const nearest = nearCards(catalogue, text, section).nearest.map(({ name }) => name)
    return [{ code: 'unknown-card', rule, severity: 'should', where, text, nearest }]
  })
}

/** By name: two cards of one person are one person. */
export const uniqueFigures: ArmyCheck = (list, { cardLimits: { value, rule } }, circumstances) => {
  const catalogue = armyCards(circumstances)
  if (catalogue === null || !value) return []
  const { byId } = knownArmy(catalogue)
  const met = new Set<string>()
  return entriesOf(list).flatMap(({ item: { id = '' }, where }): readonly Finding[] => {
    const card = where.deck === undefined ? byId.get(id) : undefined
    if (card?.unique !== true) return []
    const isSecond = met.has(card.name)
    met.add(card.name)
    return isSecond ? [{ code: 'unique-twice', rule, severity: 'must', where }] : []
  })
}

/** What belongs to one figure stands under it, or beside it where the list does not say under which. */
export const neededFigures: ArmyCheck = (list, { cardLimits: { value, rule } }, circumstances) => {
  const catalogue = armyCards(circumstances)
  if (catalogue === null || !value) return []
  const { byId, titles } = knownArmy(catalogue)
  return entriesOf(list).flatMap(({ item: { id = '' }, where }): readonly Finding[] => {
    const needs = where.deck === undefined ? byId.get(id)?.needs : undefined
    if (needs === undefined) return []
    const holders =
      where.under === undefined
        ? list.deployments
        : list.deployments.filter((_, entry) => entry === where.entry)
    if (holders.some((group) => needs.includes(group.id ?? ''))) return []
    const figures = needs.map((one) => titles.get(one) ?? one)
    return [{ code: 'figure-missing', rule, severity: 'must', where, figures }]
  })
}

export const commandDeckSize: ArmyCheck = (
  { commandDeck },
  { commandDeck: { value, rule } },
  circumstances,
) => {
  // Whether a list may leave its command deck out is for the check of its contents.
  if (armyCards(circumstances) === null || commandDeck === null) return []
  const { length: count } = commandDeck
  const { cards: needed } = value
  const where = { deck: 0 }
  return count === needed
    ? []
    : [{ code: 'command-deck-size', rule, severity: 'must', where, count, needed }]
}

export const commandCost: ArmyCheck = (
  { commandDeck },
  { commandDeck: { value, rule } },
  circumstances,
) => {
  if (armyCards(circumstances) === null) return []
  const cost = (commandDeck ?? []).reduce((sum, { points }) => sum + points, 0)
  const { cost: most } = value
  const where = { deck: 0 }
  return cost <= most ? [] : [{ code: 'command-cost', rule, severity: 'must', where, cost, most }]
}

/** Says it once, at the first copy that is too many. */
export const commandLimits: ArmyCheck = (
  { commandDeck },
  { cardLimits: { value, rule } },
  circumstances,
) => {
  const catalogue = armyCards(circumstances)
  if (catalogue === null || !value) return []
  const ids = (commandDeck ?? []).map(({ id }) => id)
  return catalogue.commands.flatMap(({ id, name, most }): readonly Finding[] => {
    const copies = ids.flatMap((one, entry) => (one === id ? [entry] : []))
    const entry = copies[most]
    if (entry === undefined) return []
    const where = { deck: 0, entry, name }
    const { length: count } = copies
    return [{ code: 'command-limit', rule, severity: 'must', where, count, most }]
  })
}
