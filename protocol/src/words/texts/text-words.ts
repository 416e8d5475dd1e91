import type { TextKey } from '@topcut/engine'

/** Every text of every document has words; a new one does not compile without. */
export type TextWords = { readonly [K in TextKey]: string }
