import type { Numbered } from './numbered-set.ts'

/** What a bare number says that is not its own set's; more than nine is no count. */
export const countIn = ({ bare, number }: Numbered): number | null =>
  bare && Number(number) > 0 && Number(number) < 10 ? Number(number) : null

/**
 * `1, A Hero's Journey, 2` in columns: one is the number of the set, the other how many of it there
 * are, in either order. Read as one name it would lose its copies.
 */
export const countOfTwo = (id: string, outer: Numbered, inner: Numbered): number | null => {
  const isOwn = (one: Numbered, other: Numbered) => one.number === id && other.number !== id
  const behind = isOwn(inner, outer) ? null : countIn(inner)
  return behind ?? (isOwn(outer, inner) ? null : countIn(outer))
}
