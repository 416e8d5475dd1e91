import type { Names } from './names.ts'

/** One sentence for every member of a union: a missing or superfluous one does not compile. */
export type SentencePerCode<U extends { readonly code: string }> = {
  readonly [C in U['code']]: (one: Extract<U, { readonly code: C }>, names: Names) => string
}

export type SentencePerKind<U extends { readonly kind: string }> = {
  readonly [K in U['kind']]: (one: Extract<U, { readonly kind: K }>, names: Names) => string
}
