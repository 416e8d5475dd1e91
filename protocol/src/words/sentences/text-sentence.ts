import { type TextKey, textKeys } from '@topcut/engine'
import { texts as de } from '../de/texts.ts'
import { texts as en } from '../en/texts.ts'
import type { InLanguages, Language } from '../language.ts'
import { texts as pl } from '../pl/texts.ts'

const words: InLanguages<typeof en> = { en, de, pl }

/**
 * A document's text in the reader's language. Where documents have different terms (squad, army,
 * head judge), they have different keys: no sentence is put together from terms.
 */
export const textSentence = (language: Language, key: TextKey): string => words[language][key]

const isTextKey = (key: string): key is TextKey => (textKeys as readonly string[]).includes(key)

/** A text by the key an old log may hold: one that no document has any more is shown as it is. */
export const itemText = (language: Language, key: string): string =>
  isTextKey(key) ? textSentence(language, key) : `${key}.`
