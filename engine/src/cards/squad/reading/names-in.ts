import type { KnownShip } from '../known-ships.ts'

/** The names of all cards of a squad. */
export const namesIn = (ships: readonly KnownShip[]): ReadonlySet<string> =>
  new Set(
    ships
      .flatMap(({ fitting, upgrades }) => [fitting?.pilot ?? null, ...upgrades])
      .flatMap((card) => card?.name ?? []),
  )
