import type { Day } from './instant.ts'

/** What a ship or figure consists of, where a rule speaks of its parts one by one. */
export const parts = ['card', 'token', 'model', 'base', 'dial'] as const
export type Part = (typeof parts)[number]

export const editions = ['german', 'english', 'polish', 'north-american'] as const
export type Edition = (typeof editions)[number]

/** The box a card came in, as far as anybody declared it. */
export type Product = {
  readonly name: string
  /** When each edition came out; null for one that never did, absent where nobody knows. */
  readonly released: { readonly [E in Edition]?: Day | null }
  /** The show at which it was first sold; null for an ordinary release. */
  readonly show: string | null
}

/** One card of a list with what was declared about it: what is not declared is not checked. */
export type Card = {
  /** Of the catalogue; absent for a card that it does not know. */
  readonly id?: string
  readonly name: string
  /** Below zero for cards that make a squad cheaper. */
  readonly points: number
  /** Null where the list does not say which box the card is from. */
  readonly product: Product | null
  /** Other products that hold a card of this name and cost. */
  readonly namesakes?: readonly string[]
  /** The language it is printed in, in English: `german`. */
  readonly language?: string
  /** Marks printed on the card that a rule may bar. */
  readonly marks: readonly string[]
  /** Parts that something else stands in for. */
  readonly proxies: readonly Part[]
}

/** Null for a card that every faction may use. */
export type FactionCard = Card & { readonly faction: string | null }

/** What cards are sleeved in; `mixed` where the sleeves of one deck are not alike. */
export const sleeveKinds = ['none', 'clear', 'opaque', 'art', 'mixed'] as const
export type Sleeves = (typeof sleeveKinds)[number]
