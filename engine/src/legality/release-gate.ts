import { type Day, dayNumber } from '../vocabulary/instant.ts'

/** A product is allowed once this edition has been out for so many days, whatever its language. */
export type ReleaseGate = { readonly edition: 'german' | 'polish'; readonly days: number }

/** When each edition of a product came out; null or absent where it never did. */
export type Releases = { readonly [E in ReleaseGate['edition'] | 'english']?: Day | null }

export const isReleased = (gate: ReleaseGate, releases: Releases, event: Day): boolean => {
  const out = releases[gate.edition] ?? null
  return out !== null && dayNumber(event) - dayNumber(out) >= gate.days
}
