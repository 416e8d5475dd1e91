import type { Language } from './language.ts'

/** The first letter large: labels are written as they stand in the middle of a sentence. */
export const capital = (language: Language, text: string): string =>
  text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1)
