import type { CardName } from './catalogue.ts'
import { distanceFrom } from './spelling/distance-from.ts'
import type { DistanceTo } from './spelling/distance-to.ts'
import { differsByMore, type Letters, lettersIn, mayContain } from './spelling/letters.ts'

const withoutSigns = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '')

/** A name as everybody types it: without accents, signs, spaces and capitals. */
export const plainName = (text: string): string => {
  // Every part of every line is asked for: ids are plain already, and taking letters apart costs ten
  // times the rest.
  if (/^[a-z0-9]*$/.test(text)) return text
  return /^[\0-\x7f]*$/.test(text)
    ? withoutSigns(text)
    : withoutSigns(text.normalize('NFD').replaceAll(/[łŁ]/g, 'l').replaceAll(/[ßẞ]/g, 'ss'))
}

/** Cards by every name they go by. */
export type Names<T> = {
  readonly byName: ReadonlyMap<string, readonly T[]>
  /** Each name once with its cards: what is spelt otherwise is looked for among them. */
  readonly all: readonly {
    readonly name: string
    readonly letters: Letters
    readonly cards: readonly T[]
  }[]
}

export type Named = CardName & { readonly id?: string }

export const namesOfOne = ({ id, name, names, also = [] }: Named): readonly string[] =>
  [id ?? name, name, names?.de ?? name, names?.pl ?? name, ...also].map(plainName)

/** Cards by whatever they are called, each under every one of it. */
export const calledBy = <T>(
  cards: Iterable<T>,
  callsOf: (card: T) => readonly string[],
): Names<T> => {
  const byName = new Map<string, T[]>()
  for (const card of cards) {
    for (const name of new Set(callsOf(card))) {
      const known = byName.get(name)
      if (known === undefined) byName.set(name, [card])
      else known.push(card)
    }
  }
  const all = [...byName].map(([name, own]) => ({ name, letters: lettersIn(name), cards: own }))
  return { byName, all }
}

export const namesOf = <T extends Named>(cards: readonly T[]): Names<T> =>
  calledBy(cards, namesOfOne)

/** The cards of exactly this name, in any language; several where cards share it. */
export const named = <T>({ byName }: Names<T>, text: string): readonly T[] =>
  byName.get(plainName(text)) ?? []

/** Near enough to be taken for it: one letter in five may be wrong. */
export const isNear = (letters: number, name: string): boolean =>
  letters <= Math.max(1, Math.floor(name.length / 5))

export type Near<T> = { readonly card: T; readonly letters: number }

/** The letters by which the last of so many differs; as many as there may be while there are fewer. */
const farthest = (letters: readonly number[], count: number, most: number): number =>
  letters.length < count ? most + 1 : (letters.toSorted((a, b) => a - b)[count - 1] ?? most + 1)

/** A text taken apart, once for every name it is compared with. */
type Asked = {
  readonly plain: string
  readonly letters: Letters
  readonly distanceTo: DistanceTo
  readonly count: number
}

/** The cards whose names differ by so many letters at most, the nearest first. */
const within = <T>(
  { all }: Names<T>,
  { plain, letters: own, distanceTo, count }: Asked,
  first: number,
): readonly Near<T>[] => {
  let most = first
  const found = new Map<T, number>()
  for (const { name, letters: theirs, cards } of all) {
    // Half a name is nearer than its missing letters say.
    const isPart =
      plain.length > 3 &&
      ((mayContain(theirs, own) && name.includes(plain)) ||
        (mayContain(own, theirs) && plain.includes(name)))
    if (!isPart && differsByMore(own, theirs, most)) continue
    const letters = isPart
      ? Math.min(2, Math.abs(name.length - plain.length))
      : distanceTo(name, most)
    if (letters > most) continue
    for (const card of cards) found.set(card, Math.min(found.get(card) ?? letters, letters))
    // Whatever is no nearer than the last of them comes too late.
    most = farthest([...found.values()], count, most) - 1
  }
  return [...found]
    .map(([card, letters]) => ({ card, letters }))
    .toSorted((a, b) => a.letters - b.letters)
    .slice(0, count)
}

/**
 * The cards whose names are nearest, each once, with the letters by which they differ. Where one is
 * only misspelt, those that are as near and no others: that is found out in a tenth of the time.
 */
export const nearest = <T>(names: Names<T>, text: string, count = 3): readonly Near<T>[] => {
  const plain = plainName(text)
  if (plain === '') return []
  const asked = { plain, letters: lettersIn(plain), distanceTo: distanceFrom(plain), count }
  const misspelt = within(names, asked, Math.max(1, Math.floor(plain.length / 5)))
  const isMisspelt = misspelt.some(({ letters }) => letters === 1)
  return isMisspelt ? misspelt : within(names, asked, Math.max(2, Math.ceil(plain.length / 2)))
}
