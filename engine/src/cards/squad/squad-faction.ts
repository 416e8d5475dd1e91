import { named } from '../names.ts'
import { lookUp } from './reading/look-up.ts'
import type { Draft, ShipMention } from './reading/mention.ts'
import { pilotFit } from './reading/which-card.ts'
import type { SquadIndex } from './squad-index.ts'

/** How well the best pilot of a faction that may be meant goes with what is said of the ship. */
const fitOf = (
  index: SquadIndex,
  { pilot, ship, upgrades }: ShipMention,
  faction: string,
): number => {
  const [kind] = ship === null ? [] : lookUp(index.names.ships, { text: ship }).cards
  const said = { ...pilot, ship: kind?.id ?? null, upgrades: upgrades.map(({ text }) => text) }
  return lookUp(index.names.pilots, pilot)
    .cards.filter((card) => index.parent.get(card.faction) === faction)
    .reduce((most, card) => Math.max(most, pilotFit(index, card, said)), 0)
}

/**
 * The faction a text says, else the one for which most of its pilots fly; where as many fly for
 * another one, that whose pilots go with the ships, prices and upgrades that are said.
 */
export const squadFactionOf = (index: SquadIndex, { faction, ships }: Draft): string => {
  const said = named(index.names.factions, faction ?? '')[0]?.id
  if (said !== undefined) return said
  const flown = ships.map(
    ({ pilot }) =>
      new Set(
        lookUp(index.names.pilots, pilot).cards.map((card) => index.parent.get(card.faction)),
      ),
  )
  const count = (id: string) => flown.filter((factions) => factions.has(id)).length
  const factions = index.catalogue.factions.map(({ id }) => id)
  const most = Math.max(...factions.map(count))
  const [first = '', ...others] = factions.filter((id) => count(id) === most)
  if (most === 0) return faction ?? ''
  if (others.length === 0) return first
  const fitIn = (id: string) => ships.reduce((sum, ship) => sum + fitOf(index, ship, id), 0)
  return others.reduce((best, id) => (fitIn(id) > fitIn(best) ? id : best), first)
}
