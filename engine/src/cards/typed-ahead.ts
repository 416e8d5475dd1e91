import { type Named, namesOfOne, plainName } from './names.ts'
import { distanceFrom } from './spelling/distance-from.ts'

const wordsOfOne = ({ name, names }: Named): readonly string[] =>
  [name, names?.de ?? '', names?.pl ?? ''].flatMap((text) =>
    text.split(/[\s\-/“”"]+/).map(plainName),
  )

/** The cards with a name, or a word of one, that begins like a text with a slip in it. */
const mistypedAhead = <T extends Named>(cards: readonly T[], asked: string): readonly T[] => {
  const distanceTo = distanceFrom(asked)
  const most = Math.floor(asked.length / 5) || 1
  const slips = (card: T): number =>
    Math.min(
      ...[...namesOfOne(card), ...wordsOfOne(card)].map((name) =>
        distanceTo(name.slice(0, asked.length), most),
      ),
    )
  return cards
    .map((card) => ({ card, slips: slips(card) }))
    .filter((one) => one.slips <= most)
    .toSorted((a, b) => a.slips - b.slips)
    .map(({ card }) => card)
}

/** Of fewer letters half would be another name's. */
const fewestMistyped = 4

/**
 * What somebody may be typing: names that begin so, then those with a word that does, then others.
 * Where there is none, a finger has slipped.
 */
export const typedAhead = <T extends Named>(cards: readonly T[], typed: string): readonly T[] => {
  const asked = plainName(typed)
  if (asked === '') return cards
  const rank = (card: T): number => {
    const own = namesOfOne(card)
    if (own.some((name) => name.startsWith(asked))) return 0
    if (wordsOfOne(card).some((word) => word.startsWith(asked))) return 1
    return own.some((name) => name.includes(asked)) ? 2 : 3
  }
  const found = cards
    .map((card) => ({ card, rank: rank(card) }))
    .filter((one) => one.rank < 3)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ card }) => card)
  return found.length > 0 || asked.length < fewestMistyped ? found : mistypedAhead(cards, asked)
}
