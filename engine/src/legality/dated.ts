import type { Product } from '../vocabulary/card.ts'
import type { Circumstances } from './circumstances.ts'

/** A product with the days that the organizer entered: they beat those of any list or catalogue. */
export const dated = (product: Product, { releases }: Pick<Circumstances, 'releases'>): Product => {
  const own = releases.filter((one) => one.product === product.name)
  if (own.length === 0) return product
  const days = Object.fromEntries(own.map(({ edition, day }) => [edition, day]))
  return { ...product, released: { ...product.released, ...days } }
}
