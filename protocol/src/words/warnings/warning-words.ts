import type { Warning } from '@topcut/engine'
import type { Names } from '../names.ts'

export type WarningCode = Warning['code']
export type WarningOf<C extends WarningCode> = Extract<Warning, { readonly code: C }>

/** One sentence per code: a missing or superfluous code does not compile. */
export type WarningWords = {
  readonly [C in WarningCode]: (warning: WarningOf<C>, names: Names) => string
}
