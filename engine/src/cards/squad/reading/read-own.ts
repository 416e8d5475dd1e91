import type { Draft, Mention, ShipMention } from './mention.ts'
import { isObject } from './read-xws.ts'

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)
const many = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const mention = (card: unknown): Mention | null => {
  if (!isObject(card)) return null
  const id = textOf(card['id'])
  const text = id ?? textOf(card['name'])
  return text === null
    ? null
    : {
        text,
        line: 0,
        slot: textOf(card['slot']),
        product: isObject(card['product']) ? textOf(card['product']['name']) : null,
        points: numberOf(card['points']),
        isId: id !== null && isObject(card['product']),
      }
}

const shipOf = (ship: unknown): ShipMention | null => {
  const pilot = mention(ship)
  return pilot === null || !isObject(ship)
    ? null
    : {
        pilot,
        ship: textOf(ship['ship']),
        upgrades: many(ship['upgrades']).flatMap((upgrade) => mention(upgrade) ?? []),
      }
}

/** A list as it was exported here; null for anything else. */
export const readOwnSquad = (value: unknown): Draft | null => {
  if (!isObject(value)) return null
  if (value['kind'] !== 'squad') return readOwnSquad(value['list'])
  const obstacles = value['obstacles']
  return {
    faction: textOf(value['faction']),
    ships: many(value['ships']).flatMap((ship) => shipOf(ship) ?? []),
    strays: [],
    declared: numberOf(value['total']),
    obstacles: Array.isArray(obstacles) ? obstacles.flatMap((one) => textOf(one) ?? []) : null,
    damageDeck: textOf(value['damageDeck']),
    about: [],
  }
}
