/**
 * The games of each round in the order they are drawn, so that the two games a winner comes from
 * stand next to each other: game i of a round is fed by game i and by the i-th from the end.
 */
export const drawnOrder = (sizes: readonly number[]): readonly (readonly number[])[] => {
  const orders: (readonly number[])[] = []
  for (let round = sizes.length - 1; round >= 0; round--) {
    const size = sizes[round] ?? 0
    const later = orders[0]
    const isHalved = later !== undefined && later.length * 2 === size
    orders.unshift(
      isHalved
        ? later.flatMap((game) => [game, size - 1 - game])
        : Array.from({ length: size }, (_, game) => game),
    )
  }
  return orders
}
