import type { Finding } from '@topcut/engine'
import type { Names } from '../names.ts'

export type FindingCode = Finding['code']
export type FindingOf<C extends FindingCode> = Extract<Finding, { readonly code: C }>

/** One sentence per code: a missing or superfluous code does not compile. */
export type FindingWords = {
  readonly [C in FindingCode]: (finding: FindingOf<C>, names: Names) => string
}
