import type { PlayerId, PublicBracket } from '@topcut/engine'

/** The seeds that games were made by; nobody's where places came by lot. */
export const publicSeeds = ({ rounds, seeds }: PublicBracket): ReadonlyMap<PlayerId, number> => {
  const isSeeded = rounds.flat().some(({ table }) => table?.seeds !== undefined)
  return new Map(isSeeded ? seeds.map(({ player }, at) => [player, at + 1]) : [])
}
