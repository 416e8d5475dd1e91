import { isLanguage, type Language, languageFrom } from '@topcut/protocol/words'
import { keep, readKept } from './kept.ts'
import { openState } from './state.ts'

const key = 'topcut.language'
const local = () => window.localStorage
const kept = readKept(local, key)

/** The reader's language: as chosen here before, else as the browser says. */
export const language = openState<Language>(
  isLanguage(kept) ? kept : languageFrom(navigator.languages.join(',')),
)

language.subscribe(() => keep(local, key, language.get()))
