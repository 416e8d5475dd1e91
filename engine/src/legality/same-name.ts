/** A card as a list names it; the product only where the list says it. */
export type NamedCard = {
  readonly name: string
  readonly points: number
  readonly product: string | null
}

/** The cards of a list that could be taken for another one of the same name and cost. */
export const ambiguousCards = (
  list: readonly NamedCard[],
  available: readonly NamedCard[],
): readonly NamedCard[] =>
  list.filter(({ name, points, product }) => {
    const alike = available.filter((card) => card.name === name && card.points === points)
    return product === null && new Set(alike.map((card) => card.product)).size > 1
  })

/** The name with its product in brackets, which is how the documents suggest to tell cards apart. */
export const unambiguousName = ({ name, product }: NamedCard): string =>
  product === null ? name : `${name} (${product})`
