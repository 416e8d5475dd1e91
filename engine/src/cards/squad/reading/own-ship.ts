import { wordsOf } from '../../by-words.ts'
import type { ShipCard } from '../../catalogue.ts'
import { named, plainName } from '../../names.ts'
import type { SquadIndex } from '../squad-index.ts'

const partsOf = (text: string): readonly string[] => text.split(/[\s/]+/).map(plainName)

const isCalled = ({ name, names }: ShipCard, text: string): boolean => {
  const said = partsOf(text)
  return [name, names?.de ?? name, names?.pl ?? name].some((full) => {
    // `VCX` is of VCX-100: a name with a dash goes by its parts, too.
    const words = [...partsOf(full), ...wordsOf(full)]
    return said.every((word) => word !== '' && words.includes(word))
  })
}

/**
 * The ship of a pilot by a part of its name, as people call it: several kinds share the word, the
 * pilot flies one of them. Null where the pilot flies none of that name, or two.
 */
export const ownShip = (index: SquadIndex, pilot: string, text: string): ShipCard | null => {
  const kinds = new Set(named(index.names.pilots, pilot).map(({ ship }) => ship))
  const ships = [...kinds].flatMap((kind) => index.ship.get(kind) ?? [])
  const exactly = ships.filter((ship) => named(index.names.ships, text).includes(ship))
  const meant = exactly.length > 0 ? exactly : ships.filter((ship) => isCalled(ship, text))
  return meant.length === 1 ? (meant[0] ?? null) : null
}
