import type { Pair, Source } from '@topcut/engine'

type Sourced = { readonly id: string; readonly from: Pair<Source | null> }

const keyOf = (source: Source): string =>
  source.as === 'seed' ? `seed ${source.seed}` : `${source.as} ${source.game}`

/**
 * The game that stands before another where somebody comes from `source`: the one that was won, or
 * the bye that was passed on the way from there.
 */
export const feederIn = <G extends Sourced>(games: readonly G[]) => {
  const wonIn = new Map(games.map((game) => [keyOf({ as: 'winner', game: game.id }), game]))
  const passedIn = new Map(
    games.flatMap((game) => {
      const [only, ...others] = game.from.filter((source) => source !== null)
      return only !== undefined && others.length === 0 ? [[keyOf(only), game] as const] : []
    }),
  )
  return (game: G, source: Source | null): G | undefined => {
    if (source === null) return undefined
    const passed = passedIn.get(keyOf(source))
    return passed === undefined || passed === game ? wonIn.get(keyOf(source)) : passed
  }
}
