import { type Language, languages } from '@topcut/protocol/words'
import { openState } from '../../state/state.ts'
import { otherWords } from './other-words.ts'
import { wordsLater } from './words-later.ts'

/** The languages whose words are here: read in another one, a topic would have holes. */
export const wordsHere = openState<ReadonlySet<Language>>(
  new Set(languages.filter((one) => otherWords[one] === undefined)),
)

export const bringWords = async (language: Language): Promise<void> => {
  if (wordsHere.get().has(language)) return
  const { files } = (await otherWords[language]?.()) ?? { files: {} }
  for (const [file, words] of Object.entries(files)) {
    for (const [name, said] of Object.entries(words)) Object.assign(wordsLater(file, name), said)
  }
  wordsHere.set(new Set([...wordsHere.get(), language]))
}
