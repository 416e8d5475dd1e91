import type { Language } from '@topcut/protocol/words'
import { useStateOf } from '../state/use-state-of.ts'
import { language } from './language.ts'

/** The words of one part of the pages, in every language. */
export type InLanguages<T> = { readonly [L in Language]: T }

/** Those of the reader. A page that asks for its own part alone loads no others. */
export const useIn = <T>(words: InLanguages<T>): T => words[useStateOf(language)]
