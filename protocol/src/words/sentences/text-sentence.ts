import type { TextKey } from '@topcut/engine'
import { textsDe } from '../de/texts.ts'
import { textsEn } from '../en/texts.ts'
import type { Language } from '../language.ts'
import { textsPl } from '../pl/texts.ts'
import type { TextWords } from '../texts/text-words.ts'

const words: { readonly [L in Language]: TextWords } = { en: textsEn, de: textsDe, pl: textsPl }

/**
 * A document's text in the reader's language. Where documents have different terms (squad, army,
 * head judge), they have different keys: no sentence is put together from terms.
 */
export const textSentence = (language: Language, key: TextKey): string => words[language][key]
