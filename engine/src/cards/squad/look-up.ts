import type { CardName } from '../catalogue.ts'
import { isNear, type Names, named, nearest, plainName } from '../names.ts'
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

/** A word of the name is enough where only one name has it: nobody writes Antilles. */
const withWord = <T extends Named>({ all }: Names<T>, asked: string): readonly T[] => {
  if (asked.length < 4) return []
  const hits = all
    .flatMap(([, cards]) => cards)
    .filter(({ name }) => name.split(/[\s-]+/).some((word) => plainName(word) === asked))
  return new Set(hits.map(({ name }) => name)).size === 1 ? [...new Set(hits)] : []
}

export const lookUp = <T extends Named>(
  names: Names<T>,
  { text, isForeign = false }: Pick<Mention, 'text' | 'isForeign'>,
): Found<T> => {
  const exact = named(names, text)
  if (exact.length > 0 && !isForeign)
    return { cards: exact, isGuess: false, letters: 0, nearest: exact }
  const asked = plainName(text)
  const near = nearest(names, text, 6)
  const cards = near.map(({ card }) => card)
  if (isForeign) return { cards: [], isGuess: false, letters: 0, nearest: cards }
  const [first] = near
  if (first !== undefined && isNear(first.letters, asked)) {
    const guessed = near.filter(({ letters }) => letters === first.letters)
    return {
      cards: guessed.map(({ card }) => card),
      isGuess: true,
      letters: first.letters,
      nearest: cards,
    }
  }
  const worded = withWord(names, asked)
  return { cards: worded, isGuess: true, letters: 4, nearest: [...worded, ...cards] }
}
