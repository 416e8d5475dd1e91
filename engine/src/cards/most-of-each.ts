/** Far more than anybody may play: at a point each they would break every limit. */
const mostCards = 1000
/** Two of a kind break a rule that one would not: so many of each are never lost. */
const fewest = 2
/** A count has two digits. */
const mostWritten = 99

/**
 * How many of a kind are taken at most. A few lines of great counts would be a hundred thousand
 * cards, over which the page stands still: each kind is cut to as many until they are few enough.
 */
export const mostOfEach = (cardsWith: (most: number) => number): number => {
  let most = mostWritten
  while (most > fewest && cardsWith(most) > mostCards) most -= 1
  return most
}
