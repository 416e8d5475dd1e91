import type { Card } from '../vocabulary/card.ts'

type Named = Pick<Card, 'name' | 'product' | 'namesakes'>

/**
 * How a card is written: where another one has its name and cost with its product in brackets, which
 * is how the documents suggest to tell them apart.
 */
export const unambiguousName = ({ name, product, namesakes = [] }: Named): string =>
  product === null || namesakes.length === 0 ? name : `${name} (${product.name})`
