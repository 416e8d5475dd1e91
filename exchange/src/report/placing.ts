import { type Ledger, playerId } from '@topcut/engine'

/** What somebody is placed by, the weightiest first. */
export type Keys = (player: string) => readonly number[]

const compare = (a: readonly number[], b: readonly number[]): number => {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0)
    if (Math.abs(difference) > 1e-9) return difference
  }
  return 0
}

/** The best and the worst place that somebody can have: equals are settled by lot. */
export const range = (
  player: string,
  all: readonly string[],
  keys: Keys,
): readonly [number, number] => {
  const own = keys(player)
  const others = all.filter((other) => other !== player).map((other) => compare(keys(other), own))
  return [
    others.filter((order) => order > 0).length + 1,
    all.length - others.filter((order) => order < 0).length,
  ]
}

export const isPossible = (
  place: number,
  player: string,
  all: readonly string[],
  keys: Keys,
): boolean => {
  const [best, worst] = range(player, all, keys)
  return place >= best && place <= worst
}

/** Whoever has beaten everybody else with as many points comes first among them. */
export const headToHeadOrder = (
  all: readonly string[],
  points: (player: string) => number,
  ledger: Ledger,
  isRepeated: boolean,
): ((player: string) => number) => {
  const rank = new Map<string, number>()
  const hasBeaten = (player: string, other: string) =>
    ledger
      .get(playerId(player))
      ?.lines.some(
        ({ opponent, outcome }) =>
          opponent === other && (outcome === 'win' || outcome === 'modified-win'),
      ) === true
  for (const group of Map.groupBy(all, points).values()) {
    let rest = group
    for (let turn = group.length; rest.length > 1; turn--) {
      const leader = rest.find((one) =>
        rest.every((other) => one === other || hasBeaten(one, other)),
      )
      if (leader === undefined) break
      rank.set(leader, turn)
      rest = rest.filter((one) => one !== leader)
      if (!isRepeated) break
    }
  }
  return (player) => rank.get(player) ?? 0
}
