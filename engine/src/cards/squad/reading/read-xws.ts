import { isObject, type Json } from '../../json.ts'
import { plainName } from '../../names.ts'
import { aboutLine, type ReadLine } from '../../reading.ts'
import type { SquadIndex } from '../squad-index.ts'
import { lookUp } from './look-up.ts'
import type { Draft, Mention, ShipMention } from './mention.ts'

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null

/** Some programs write numbers as words. */
export const numberIn = (value: unknown): number | null => {
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^\s*-?\d+\s*$/.test(value) ? Number(value) : null
}

const manyOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]

/** The squads of a file, alone or several in one; none for anything else. */
const squadsIn = (value: unknown): readonly Json[] => {
  if (Array.isArray(value)) return value.flatMap(squadsIn)
  if (!isObject(value)) return []
  if (Array.isArray(value['pilots'])) return [value]
  const inner = ['xws', 'list', 'container'].map((key) => squadsIn(value[key]))
  return inner.find((squads) => squads.length > 0) ?? []
}

const mention = (text: string, slot: string | null, isForeign: boolean): Mention => ({
  // Under its bare id it would be taken for the card of this edition when the list is judged.
  text: isForeign ? `${text} (Second Edition)` : text,
  slot,
  line: 0,
  product: null,
  points: null,
  isId: true,
  isForeign,
})

/** An id, or a card with all that a program knows of it. */
const idOf = (value: unknown): string | null =>
  isObject(value)
    ? (textOf(value['xws']) ?? textOf(value['name']) ?? textOf(value['id']))
    : textOf(value)

type InSlot = readonly [slot: string | null, id: unknown]

/** Each upgrade with its slot; a mere row of them names none. */
const upgradesOn = (pilot: unknown): readonly InSlot[] => {
  const upgrades = isObject(pilot) ? pilot['upgrades'] : null
  if (!isObject(upgrades)) return manyOf(upgrades).map((id) => [null, id])
  return Object.entries(upgrades).flatMap(([slot, ids]) =>
    (ids === null ? [null] : manyOf(ids)).map((id): InSlot => [slot, id]),
  )
}

/** Upgrades that a file lost are told, not counted. */
const lostIn = (pilot: unknown): readonly ReadLine[] =>
  upgradesOn(pilot).flatMap(([slot, id]) =>
    id === null || id === '' ? [aboutLine(`${slot ?? '?'}: ?`, 0)] : [],
  )

/** What names no pilot stands in the list all the same, or a squad would be lawful without it. */
const namelessPilot = (pilot: unknown): string => {
  const ship = isObject(pilot) ? textOf(pilot['ship']) : null
  return ship === null ? '?' : `${ship}: ?`
}

/** The version of the format in which the next edition has its cards. */
const nextEdition = /^\s*v?[2-9]\./

const shipOf = (pilot: unknown, isNext: boolean): ShipMention => {
  // The next edition has an id where this one has a name and a ship; some programs write both.
  const isForeign =
    isObject(pilot) &&
    (isNext || textOf(pilot['name']) === null) &&
    textOf(pilot['xws']) === null &&
    textOf(pilot['id']) !== null
  return {
    pilot: mention(idOf(pilot) ?? namelessPilot(pilot), null, isForeign),
    ship: isObject(pilot) ? textOf(pilot['ship']) : null,
    upgrades: upgradesOn(pilot).flatMap(([slot, id]) =>
      id === null || id === '' ? [] : [mention(idOf(id) ?? JSON.stringify(id), slot, isForeign)],
    ),
  }
}

/** A ship that nobody knows is flown as the pilot's own: whoever reads the list is told. */
const oddShip = (index: SquadIndex, { pilot, ship }: ShipMention): readonly ReadLine[] => {
  if (ship === null || pilot.isForeign === true) return []
  const { cards, isGuess, nearest } = lookUp(index.names.ships, { text: ship })
  if (cards.length > 0 && !isGuess) return []
  const hits = nearest.slice(0, 3).map(({ id, name }) => ({ id, name }))
  const is = cards.length > 0 ? 'guessed' : 'unknown'
  return [{ text: `ship: ${ship}`, line: 0, is, where: null, nearest: hits }]
}

/** Only the first squad is judged: the others are told as unread, or they would seem lawful too. */
const leftOut = (squad: Json, at: number): ReadLine => ({
  ...aboutLine(`${textOf(squad['name']) ?? textOf(squad['faction']) ?? '?'} (+${at + 1})`, 0),
  is: 'unknown',
})

/** Takes whatever any version of the format says; null where it is no squad at all. */
export const readXws = (index: SquadIndex, value: unknown): Draft | null => {
  const [squad, ...others] = squadsIn(value)
  if (squad === undefined) return null
  const pilots = manyOf(squad['pilots'])
  const isNext = nextEdition.test(textOf(squad['version']) ?? '')
  const ships = pilots.map((pilot) => shipOf(pilot, isNext))
  const obstacles = manyOf(squad['obstacles']).flatMap((one) => textOf(one) ?? [])
  const name = textOf(squad['name'])
  return {
    faction: textOf(squad['faction']),
    ships,
    strays: [],
    declared: numberIn(squad['points']),
    obstacles: obstacles.length === 0 ? null : obstacles.map(plainName),
    damageDeck: textOf(squad['damagedeck']),
    about: [
      ...(name === null ? [] : [aboutLine(name, 0)]),
      ...pilots.flatMap(lostIn),
      ...ships.flatMap((ship) => oddShip(index, ship)),
      ...others.map(leftOut),
    ],
  }
}
