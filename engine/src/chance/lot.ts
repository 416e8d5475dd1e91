import { hash } from './hash.ts'

/** Compares texts by code unit: no locale, so every machine agrees. */
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Puts ids into a random order that depends on the entropy and on who they are, never on the order
 * in which they came: otherwise registering early would be an advantage, and adding one more id
 * would turn the order of all others.
 */
export const lotOrder = <Id extends string>(ids: readonly Id[], entropy: string): readonly Id[] =>
  ids
    .map((id) => ({ id, lot: hash(`${entropy}\u0000${id}`) }))
    .sort((a, b) => a.lot[0] - b.lot[0] || a.lot[1] - b.lot[1] || byText(a.id, b.id))
    .map(({ id }) => id)
