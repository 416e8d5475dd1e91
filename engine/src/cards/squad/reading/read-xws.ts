import { plainName } from '../../names.ts'
import type { ReadLine } from '../../reading.ts'
import { aboutLine, type Draft, type Mention, type ShipMention } from './mention.ts'

type Json = { readonly [key: string]: unknown }

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null

const manyOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]

/** A squad as files have it, alone or the first of several; null for anything else. */
const squadIn = (value: unknown): Json | null => {
  if (Array.isArray(value)) return squadIn(value[0])
  if (!isObject(value)) return null
  if (Array.isArray(value['pilots'])) return value
  return squadIn(value['xws']) ?? squadIn(value['list']) ?? squadIn(manyOf(value['container'])[0])
}

const mention = (text: string, slot: string | null, isForeign: boolean): Mention => ({
  text,
  slot,
  line: 0,
  product: null,
  points: null,
  isId: true,
  isForeign,
})

/** Upgrades that a file lost are told, not counted. */
const lostIn = (pilot: Json): readonly ReadLine[] =>
  isObject(pilot['upgrades'])
    ? Object.entries(pilot['upgrades']).flatMap(([slot, ids]) =>
        ids === null || manyOf(ids).some((id) => textOf(id) === null)
          ? [aboutLine(`${slot}: ?`, 0)]
          : [],
      )
    : []

const shipOf = (pilot: unknown): ShipMention | null => {
  if (!isObject(pilot)) return null
  // The next edition has an id where this one has a name and a ship.
  const isForeign = textOf(pilot['name']) === null
  const name = textOf(pilot['name']) ?? textOf(pilot['id'])
  if (name === null) return null
  const upgrades = isObject(pilot['upgrades']) ? Object.entries(pilot['upgrades']) : []
  return {
    pilot: mention(name, null, isForeign),
    ship: textOf(pilot['ship']),
    upgrades: upgrades.flatMap(([slot, ids]) =>
      manyOf(ids).flatMap((id) => {
        const text = textOf(id)
        return text === null ? [] : [mention(text, slot, isForeign)]
      }),
    ),
  }
}

/** Takes whatever any version of the format says; null where it is no squad at all. */
export const readXws = (value: unknown): Draft | null => {
  const squad = squadIn(value)
  if (squad === null) return null
  const pilots = manyOf(squad['pilots'])
  const obstacles = manyOf(squad['obstacles']).flatMap((one) => textOf(one) ?? [])
  const points = squad['points']
  const name = textOf(squad['name'])
  return {
    faction: textOf(squad['faction']),
    ships: pilots.flatMap((pilot) => shipOf(pilot) ?? []),
    strays: [],
    declared: typeof points === 'number' ? points : null,
    obstacles: obstacles.length === 0 ? null : obstacles.map(plainName),
    damageDeck: textOf(squad['damagedeck']),
    about: [
      ...(name === null ? [] : [aboutLine(name, 0)]),
      ...pilots.flatMap((pilot) => (isObject(pilot) ? lostIn(pilot) : [])),
    ],
  }
}
