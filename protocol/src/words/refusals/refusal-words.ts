import type { Refusal, RefusalCode } from '@topcut/engine'
import type { Names } from '../names.ts'

export type RefusalOf<C extends RefusalCode> = Extract<Refusal, { readonly code: C }>

/** One sentence per code: a missing or superfluous code does not compile. */
export type RefusalWordsOf<R extends { readonly code: RefusalCode }> = {
  readonly [C in R['code']]: (refusal: RefusalOf<C>, names: Names) => string
}
export type RefusalWords = RefusalWordsOf<Refusal>
