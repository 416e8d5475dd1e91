import { mostOfEach } from '../../most-of-each.ts'
import type { Mention, ShipMention } from './mention.ts'

/** An upgrade and how often its line says it. */
export type CountedUpgrade = { readonly said: Mention; readonly count: number }

/** A ship and how often it is flown, each time with all its upgrades. */
export type CountedShip = {
  readonly ship: Omit<ShipMention, 'upgrades'>
  readonly upgrades: readonly CountedUpgrade[]
  readonly count: number
}

const repeated = <T>(one: T, count: number): readonly T[] =>
  Array.from({ length: count }, () => one)

/** Each upgrade as often as it is said, but none oftener than this. */
export const eachOf = (upgrades: readonly CountedUpgrade[], most: number): readonly Mention[] =>
  upgrades.flatMap(({ said, count }) => repeated(said, Math.min(count, most)))

const cardsWith = (ships: readonly CountedShip[], most: number): number =>
  ships.reduce((sum, { upgrades, count }) => {
    const under = upgrades.reduce((all, one) => all + Math.min(one.count, most), 0)
    return sum + Math.min(count, most) * (1 + under)
  }, 0)

/** All the ships one by one; where there are too many for any list, each kind is cut to as many. */
export const eachFlown = (ships: readonly CountedShip[]): readonly ShipMention[] => {
  const most = mostOfEach((fewer) => cardsWith(ships, fewer))
  return ships.flatMap(({ ship, upgrades, count }) => {
    return repeated({ ...ship, upgrades: eachOf(upgrades, most) }, Math.min(count, most))
  })
}
