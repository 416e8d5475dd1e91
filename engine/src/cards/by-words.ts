import { plainName } from './names.ts'

export type Called = {
  readonly name: string
  readonly names?: { readonly de?: string | undefined; readonly pl?: string | undefined }
}

export type Worded<T> = { readonly card: T; readonly words: readonly string[] }

/** Cards under each word of every name they go by, by its first letters. */
export type Words<T> = ReadonlyMap<string, readonly Worded<T>[]>

export const wordsOf = (text: string): readonly string[] =>
  text
    .split(/[\s./-]+/)
    .map(plainName)
    .filter((word) => word !== '')

/** Cards with the words of every name they go by. */
export const wordedCards = <T extends Called>(cards: Iterable<T>): readonly Worded<T>[] =>
  [...cards].flatMap((card) => {
    const { name, names } = card
    const called = new Set([name, names?.de ?? name, names?.pl ?? name])
    return [...called].map((one) => ({ card, words: wordsOf(one) }))
  })

/** A word may be cut short where enough of it is left: Palp, Pred. */
const leastBegun = 4

const keyOf = (word: string): string => word.slice(0, leastBegun)

/** Every misspelt line asks for its words: looked for in all names, that takes as long as all else. */
export const wordsOfCards = <T extends Called>(cards: Iterable<T>): Words<T> => {
  const found = new Map<string, Worded<T>[]>()
  for (const worded of wordedCards(cards)) {
    for (const key of new Set(worded.words.map(keyOf))) {
      const under = found.get(key)
      if (under === undefined) found.set(key, [worded])
      else under.push(worded)
    }
  }
  return found
}

/** Shorter ones are in too many names to tell one from another; `x1` and `E2` are not. */
const isWord = (word: string): boolean => word.length > 2 || /^[a-z]\d$|^\d[a-z]$/.test(word)

const isMany = (said: string, word: string): boolean => said === `${word}s`

const isSame = (said: string, word: string): boolean => said === word || isMany(said, word)

const isBegun = (said: string, word: string): boolean =>
  isSame(said, word) || (said.length >= leastBegun && word.startsWith(said))

const isIn = (
  said: readonly string[],
  words: readonly string[],
  fits: (said: string, word: string) => boolean,
): boolean => {
  for (let from = 0; from + said.length <= words.length; from += 1) {
    if (said.every((one, at) => fits(one, words[from + at] ?? ''))) return true
  }
  return false
}

const having = <T extends Called>(
  all: Words<T>,
  text: string,
  fits: (said: string, word: string) => boolean,
): readonly T[] => {
  const said = wordsOf(text)
  const [first = ''] = said
  if (!said.some(isWord)) return []
  const one = first.endsWith('s') ? first.slice(0, -1) : first
  const asked = [...new Set([first, one].map(keyOf))].flatMap((key) => all.get(key) ?? [])
  return [...new Set(asked.filter(({ words }) => isIn(said, words, fits)).map(({ card }) => card))]
}

/** The cards in whose names the words stand, one after the other; several where the names differ. */
export const byWholeWords = <T extends Called>(all: Words<T>, text: string): readonly T[] =>
  having(all, text, isSame)

/** The same, and where there are none those whose words are begun. */
export const byWords = <T extends Called>(all: Words<T>, text: string): readonly T[] => {
  const whole = byWholeWords(all, text)
  return whole.length > 0 ? whole : having(all, text, isBegun)
}
