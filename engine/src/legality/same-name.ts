import type { Card } from '../vocabulary/card.ts'

/** The name with its product in brackets, which is how the documents suggest to tell cards apart. */
export const unambiguousName = ({ name, product }: Pick<Card, 'name' | 'product'>): string =>
  product === null ? name : `${name} (${product.name})`
