import { type TextKey, textKeys } from '@topcut/engine'
import type { Language } from '../language.ts'
import { textSentence } from './text-sentence.ts'

const isTextKey = (key: string): key is TextKey => (textKeys as readonly string[]).includes(key)

/** A text by the key an old log may hold: one that no document has any more is shown as it is. */
export const itemText = (language: Language, key: string): string =>
  isTextKey(key) ? textSentence(language, key) : `${key}.`
