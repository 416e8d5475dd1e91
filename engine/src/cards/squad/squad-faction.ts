import { named } from '../names.ts'
import { lookUp } from './reading/look-up.ts'
import type { Draft } from './reading/mention.ts'
import type { SquadIndex } from './squad-index.ts'

/** The faction a text says, else the one for which most of its pilots fly. */
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
  const [first] = index.catalogue.factions
    .map(({ id }) => id)
    .toSorted((a, b) => count(b) - count(a))
  return first === undefined || count(first) === 0 ? (faction ?? '') : first
}
