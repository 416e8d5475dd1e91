import type { UpgradeCard } from '../../catalogue.ts'
import { named } from '../../names.ts'
import type { Fitting } from '../fitting.ts'
import type { SquadIndex } from '../squad-index.ts'
import { type CountedUpgrade, eachOf } from './copies.ts'
import type { Mention } from './mention.ts'
import { hasRoom, whichUpgrade } from './which-card.ts'

/** What is said of no card. */
const nothing = { slot: null, product: null, points: null }

/** No ship has as many slots: thousands of cards a ship would be seated anew for every line. */
const mostSlots = 20

/** A ship by what is said of it. */
export type ShipSaid = {
  readonly pilot: Pick<Mention, 'text'>
  readonly upgrades: readonly CountedUpgrade[]
}

/** Whether a ship has a slot left for a card of this name; who flies it may be unknown. */
export const hasFreeSlot = (index: SquadIndex, ship: ShipSaid, name: string): boolean => {
  const cards = named(index.names.upgrades, name)
  const fittings = named(index.names.pilots, ship.pilot.text).flatMap(
    (pilot): readonly Fitting[] => {
      const kind = index.ship.get(pilot.ship)
      return kind === undefined ? [] : [{ kind, pilot, upgrades: [] }]
    },
  )
  if (fittings.length === 0 || cards.length === 0) return true
  return fittings.some((bare) => {
    const faction = index.parent.get(bare.pilot.faction) ?? null
    const upgrades: UpgradeCard[] = []
    const fitting = { ...bare, upgrades }
    const first = eachOf(ship.upgrades.slice(0, mostSlots), mostSlots).slice(0, mostSlots)
    for (const { text } of first) {
      const said = { ...nothing, faction }
      const card = whichUpgrade(index, named(index.names.upgrades, text), said, fitting)
      if (card !== null) upgrades.push(card)
    }
    return cards.some((card) => hasRoom(index, fitting, card))
  })
}
