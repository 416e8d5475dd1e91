import { isObject } from '../../json.ts'
import type { Draft, Mention, ShipMention } from './mention.ts'
import { numberIn } from './read-xws.ts'

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const many = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** What was damaged on its way stands in the list all the same, or it would be lawful without it. */
const damaged: Mention = {
  text: '?',
  line: 0,
  slot: null,
  product: null,
  points: null,
  isId: true,
}

const mention = (card: unknown): Mention => {
  if (!isObject(card)) return { ...damaged, text: textOf(card) ?? damaged.text }
  const id = textOf(card['id'])
  const text = id ?? textOf(card['name'])
  return text === null
    ? damaged
    : {
        text,
        line: 0,
        slot: textOf(card['slot']),
        product: isObject(card['product']) ? textOf(card['product']['name']) : null,
        points: numberIn(card['points']),
        isId: id !== null && isObject(card['product']),
      }
}

const shipOf = (ship: unknown): ShipMention => ({
  pilot: mention(ship),
  ship: isObject(ship) ? textOf(ship['ship']) : null,
  upgrades: isObject(ship) ? many(ship['upgrades']).map(mention) : [],
})

/** A list as it was exported here; null for anything else. */
export const readOwnSquad = (value: unknown): Draft | null => {
  if (!isObject(value)) return null
  if (value['kind'] !== 'squad') return readOwnSquad(value['list'])
  const obstacles = value['obstacles']
  return {
    faction: textOf(value['faction']),
    ships: many(value['ships']).map(shipOf),
    strays: [],
    declared: numberIn(value['total']),
    obstacles: Array.isArray(obstacles) ? obstacles.flatMap((one) => textOf(one) ?? []) : null,
    damageDeck: textOf(value['damageDeck']),
    about: [],
  }
}
