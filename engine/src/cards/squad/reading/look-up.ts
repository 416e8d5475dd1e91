import { byWholeWords, byWords, type Words, wordsOfCards } from '../../by-words.ts'
import type { CardName } from '../../catalogue.ts'
import { calledBy, isNear, type Names, type Near, named, nearest, plainName } from '../../names.ts'
import { abbreviated, type WordedNames, wordedOf } from './abbreviated.ts'
import type { Mention } from './mention.ts'

/** The cards a text may mean: several where they share the name. */
export type Found<T> = {
  readonly cards: readonly T[]
  readonly isGuess: boolean
  /** By how many letters it is spelt otherwise; a word for the whole name counts as a few. */
  readonly letters: number
  readonly nearest: readonly T[]
}

type Named = CardName & { readonly id: string }

/** Shorter ones are in too many names to tell one from another. */
const leastWord = 4

const wordsIn = (text: string): readonly string[] =>
  text
    .split(/[\s-]+/)
    .map(plainName)
    .filter((word) => word.length >= leastWord)

/** As players write them in short: PtL, VI, FCS. */
const initialsOf = (name: string): readonly string[] => {
  const words = name.split(/[\s-]+/).map(plainName)
  return words.length < 2 ? [] : [words.map((word) => word.charAt(0)).join('')]
}

/** The same cards by something else than their names. */
const by = <T extends Named>(
  { all }: Names<T>,
  keysOf: (name: string) => readonly string[],
): Names<T> => calledBy(new Set(all.flatMap(({ cards }) => cards)), ({ name }) => keysOf(name))

type Shortened<T> = {
  readonly words: Names<T>
  readonly initials: Names<T>
  readonly wording: Words<T>
  readonly worded: WordedNames<T>
}
const known = new WeakMap<object, unknown>()

/** Made once for each catalogue. */
const shortened = <T extends Named>(names: Names<T>): Shortened<T> => {
  const found = (known.get(names) as Shortened<T> | undefined) ?? {
    words: by(names, wordsIn),
    initials: by(names, initialsOf),
    wording: wordsOfCards(new Set(names.all.flatMap(({ cards }) => cards))),
    worded: wordedOf(new Set(names.all.flatMap(({ cards }) => cards))),
  }
  known.set(names, found)
  return found
}

/** A word of the name, or its initials, are enough where only one has them: nobody writes Antilles. */
const isOneName = (hits: readonly Named[]): boolean =>
  new Set(hits.map(({ name }) => name)).size === 1

/** Cards that have a word in common with a longer text, the rarest words first. */
const withSomeWord = <T extends Named>(names: Names<T>, text: string): readonly T[] => {
  const { words } = shortened(names)
  return wordsIn(text)
    .map((word) => nearest(words, word, 3).filter(({ letters }) => isNear(letters, word)))
    .toSorted((a, b) => a.length - b.length)
    .flatMap((near) => near.map(({ card }) => card))
}

/** A text with a name and more in it is not that card alone: what is more would be lost. */
const isAsLong = ({ id, name, names, also = [] }: Named, asked: string): boolean =>
  [id, name, names?.de ?? name, names?.pl ?? name, ...also]
    .map((one) => plainName(one).length)
    .some((length) => isNear(asked.length - length, asked))

/** As many names differ in one letter: all the ships that end in wing. */
const mostAlike = 12

/** All that a misspelt text may mean, for whoever knows which of them it can be. */
export const nearlyNamed = <T extends Named>(names: Names<T>, text: string): readonly Near<T>[] =>
  nearest(names, text, mostAlike).filter(
    ({ card, letters }) => isNear(letters, plainName(text)) && isAsLong(card, plainName(text)),
  )

/** How a text is taken that is no card's name. */
const guess = <T extends Named>(names: Names<T>, text: string): Found<T> => {
  const asked = plainName(text)
  const near = nearest(names, text)
  const cards = near.map(({ card }) => card)
  const { wording, initials, worded } = shortened(names)
  // Before what is only near: another card may have all the words but the one in short.
  const short = near[0]?.letters === 1 ? [] : abbreviated(worded, text)
  if (short.length > 0) {
    return { cards: short, isGuess: true, letters: 1, nearest: [...new Set([...short, ...cards])] }
  }
  const [first] = near
  // Luke is a word of his name before it is a misspelt Juke.
  const whole = byWholeWords(wording, text)
  if (whole.length > 0 && isOneName(whole)) {
    return { cards: whole, isGuess: true, letters: 4, nearest: [...new Set([...whole, ...cards])] }
  }
  if (first !== undefined && isNear(first.letters, asked) && isAsLong(first.card, asked)) {
    const guessed = near.filter(({ letters }) => letters === first.letters)
    return {
      cards: guessed.map(({ card }) => card),
      isGuess: true,
      letters: first.letters,
      nearest: cards,
    }
  }
  const hits = [...byWords(wording, text), ...named(initials, asked)]
  const meant = isOneName(hits) ? hits : []
  const others = meant.length > 0 ? cards : [...hits, ...withSomeWord(names, text), ...cards]
  return { cards: meant, isGuess: true, letters: 4, nearest: [...new Set([...meant, ...others])] }
}

const guesses = new WeakMap<object, Map<string, Found<Named>>>()
const mostGuesses = 200

/** A line is asked for its role, then for its card, and again with every key that is pressed. */
const guessOnce = <T extends Named>(names: Names<T>, text: string): Found<T> => {
  const before = (guesses.get(names) ?? new Map()) as Map<string, Found<T>>
  const found = before.get(text) ?? guess(names, text)
  if (before.size >= mostGuesses) before.clear()
  guesses.set(names, before.set(text, found))
  return found
}

/** A file has ids: one that nobody knows is a newer card rather than a slip. */
export const lookUp = <T extends Named>(
  names: Names<T>,
  { text, isId = false, isForeign = false }: Pick<Mention, 'text'> & Partial<Mention>,
): Found<T> => {
  const exact = named(names, text)
  if (exact.length > 0 && !isForeign) {
    return { cards: exact, isGuess: false, letters: 0, nearest: exact }
  }
  const found = guessOnce(names, text)
  if (!isId) return found
  return { ...found, cards: [], nearest: exact.length > 0 ? exact : found.nearest }
}
