import type { Regulation } from '@topcut/engine'
import { openState } from '../state/state.ts'

/** Those of one language, by the key of the word. */
export type TermsOf = { readonly [key: string]: string }

/** What the title of the event that is looked at calls things; nothing where none is. */
export const ownTerms = openState<Regulation['terms']>({})
