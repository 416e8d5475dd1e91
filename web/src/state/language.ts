import { isLanguage, type Language, languageFrom } from '@topcut/protocol/words'
import { keep, readKept } from './kept.ts'
import { openState } from './state.ts'

const key = 'topcut.language'
const year = 365 * 24 * 60 * 60
const local = () => window.localStorage
const kept = readKept(local, key)
const built = import.meta.env.MODE

/** The language this page came in; while developing, all came, and it is what the browser says. */
export const pageLanguage: Language = isLanguage(built)
  ? built
  : languageFrom(navigator.languages.join(','))

/** The reader's language: as chosen here before, else as the page came. */
export const language = openState<Language>(isLanguage(kept) ? kept : pageLanguage)

/** The server must know it too, before any script runs: otherwise the next page comes in another. */
export const keepLanguage = (chosen: Language): void => {
  keep(local, key, chosen)
  // Strict, it would not be sent where somebody follows a link from a chat.
  // biome-ignore lint/suspicious/noDocumentCookie: plain HTTP, as in most halls, has no Cookie Store
  document.cookie = `${key}=${chosen}; Path=/; Max-Age=${year}; SameSite=Lax`
}

// Some browsers forget after a week what a script told them to tell the server.
if (isLanguage(kept)) keepLanguage(kept)
