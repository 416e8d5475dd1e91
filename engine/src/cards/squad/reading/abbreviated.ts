import { type Called, type Worded, wordedCards, wordsOf } from '../../by-words.ts'

/** The words of every name that cards go by, under how many there are. */
export type WordedNames<T> = ReadonlyMap<number, readonly Worded<T>[]>

export const wordedOf = <T extends Called>(cards: Iterable<T>): WordedNames<T> =>
  Map.groupBy(wordedCards(cards), ({ words }) => words.length)

/** One letter stands for too many words. */
const isBegun = (said: readonly string[], words: readonly string[]): boolean =>
  words.every((word, at) => {
    const short = said[at] ?? ''
    return short === word || (short.length > 1 && word.startsWith(short))
  })

/** `Cmdr` and `Torps`: the first letter, and others in their order. */
const isContracted = (short: string, word: string): boolean => {
  if (short === word) return true
  if (short.length < 2 || short[0] !== word[0]) return false
  let at = 0
  for (const letter of word) if (letter === short[at]) at += 1
  return at === short.length
}

/** Not every word is contracted: the name of a squad would be taken for a card. */
const leastBegun = 4

const isInShort = (said: readonly string[], words: readonly string[]): boolean =>
  words.every((word, at) => isContracted(said[at] ?? '', word)) &&
  words.some((word, at) => {
    const short = said[at] ?? ''
    return short === word || (short.length >= leastBegun && word.startsWith(short))
  })

/** Cards with a word for each that is said; none where they have several names. */
const fitting = <T extends Called>(
  worded: WordedNames<T>,
  said: readonly string[],
  fits: (said: readonly string[], words: readonly string[]) => boolean,
): readonly T[] => {
  const hits = (worded.get(said.length) ?? []).filter(({ words }) => fits(said, words))
  const cards = [...new Set(hits.map(({ card }) => card))]
  return new Set(cards.map(({ name }) => name)).size === 1 ? cards : []
}

/** A name of several words, some of them in short. */
export const abbreviated = <T extends Called>(
  worded: WordedNames<T>,
  text: string,
): readonly T[] => {
  const said = wordsOf(text)
  if (said.length < 2) return []
  const begun = fitting(worded, said, isBegun)
  return begun.length > 0 ? begun : fitting(worded, said, isInShort)
}
