import type { ListOf } from '@topcut/engine'

/** What each ship or group costs with everything under it. */
export const entryPoints = (list: ListOf<'squad' | 'army'>): readonly number[] => {
  const sum = (points: number, under: readonly { readonly points: number }[]) =>
    under.reduce((all, one) => all + one.points, points)
  return list.kind === 'squad'
    ? list.ships.map((ship) => sum(ship.points, ship.upgrades))
    : list.deployments.map((group) => sum(group.points, group.attachments))
}
