import type { Reason } from '@topcut/engine'
import type { Names } from '../names.ts'

export type ReasonKind = Reason['kind']
export type ReasonOf<K extends ReasonKind> = Extract<Reason, { readonly kind: K }>

/** One short line per kind: a missing or superfluous kind does not compile. */
export type ReasonWords = {
  readonly [K in ReasonKind]: (reason: ReasonOf<K>, names: Names) => string
}
