import type { Card } from '../../vocabulary/card.ts'
import { type ListOf, type Ship, squadPoints } from '../../vocabulary/squad-list.ts'
import { plainName } from '../names.ts'

type XwsPilot = {
  readonly name: string
  readonly ship: string
  readonly upgrades?: { readonly [slot: string]: readonly string[] }
}

/** A squad as builders exchange it, by the letter of version 1.0.0. */
type Xws = {
  readonly version: '1.0.0'
  readonly faction: string
  readonly name?: string
  readonly points: number
  readonly obstacles?: readonly string[]
  readonly damagedeck?: string
  readonly pilots: readonly XwsPilot[]
  readonly vendor?: { readonly topcut: { readonly [field: string]: string | number } }
}

/** Slots that the format calls otherwise than the cards do. */
const shortSlots: { readonly [slot: string]: string } = {
  astromech: 'amd',
  salvagedastromech: 'samd',
  elite: 'ept',
  modification: 'mod',
}

const decks: { readonly [deck: string]: string } = { original: 'core', 'force-awakens': 'core2' }

/** One that no catalogue knows is called as the format makes ids: whoever reads it may know it. */
const idOf = ({ id, name }: Card): string => id ?? plainName(name)

/** What takes no known place has none in the format either. */
const upgradesOf = ({ upgrades }: Ship): Pick<XwsPilot, 'upgrades'> => {
  const bySlot = new Map<string, readonly string[]>()
  for (const upgrade of upgrades) {
    if (upgrade.slot === undefined) continue
    const plain = plainName(upgrade.slot)
    const slot = shortSlots[plain] ?? plain
    bySlot.set(slot, [...(bySlot.get(slot) ?? []), idOf(upgrade)])
  }
  return bySlot.size === 0 ? {} : { upgrades: Object.fromEntries(bySlot) }
}

export const xwsOf = (squad: ListOf<'squad'>): Xws => {
  const { faction, ships, obstacles, damageDeck } = squad
  const damagedeck = damageDeck === null ? undefined : decks[damageDeck]
  return {
    version: '1.0.0',
    faction,
    points: squadPoints(squad),
    // The format has three or none.
    ...(obstacles?.length === 3 ? { obstacles } : {}),
    ...(damagedeck === undefined ? {} : { damagedeck }),
    pilots: ships.map((ship) => ({
      name: idOf(ship),
      ship: ship.ship ?? '',
      ...upgradesOf(ship),
    })),
  }
}
