import type { CardName } from './catalogue.ts'

const withoutSigns = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** A name as everybody types it: without accents, signs, spaces and capitals. */
export const plainName = (text: string): string =>
  // Taking letters apart costs ten times the rest, and every part of every line is asked for.
  /^[\0-\x7f]*$/.test(text)
    ? withoutSigns(text)
    : withoutSigns(text.normalize('NFD').replaceAll(/[łŁ]/g, 'l').replaceAll(/[ßẞ]/g, 'ss'))

/** Cards by every name they go by. */
export type Names<T> = {
  readonly byName: ReadonlyMap<string, readonly T[]>
  /** Each name once with its cards: what is spelt otherwise is looked for among them. */
  readonly all: readonly {
    readonly name: string
    readonly letters: number
    readonly cards: readonly T[]
  }[]
}

type Named = CardName & { readonly id?: string }

const namesOfOne = ({ id, name, names, also = [] }: Named): readonly string[] =>
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

/** Which letters a plain name has, a bit each; the digits share one. */
const lettersIn = (plain: string): number => {
  let letters = 0
  for (let at = 0; at < plain.length; at += 1) {
    letters |= 1 << Math.max(0, plain.charCodeAt(at) - 96)
  }
  return letters
}

const countOf = (letters: number): number => {
  let count = 0
  for (let rest = letters; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** Each letter that one of them has alone takes a change: told without counting in rows. */
const leastDistance = (a: number, b: number): number => Math.max(countOf(a & ~b), countOf(b & ~a))

/** The cards of exactly this name, in any language; several where cards share it. */
export const named = <T>({ byName }: Names<T>, text: string): readonly T[] =>
  byName.get(plainName(text)) ?? []

/** Three rows to count in: made once for a text, not for each of the hundreds of names. */
type Rows = [before: number[], above: number[], here: number[]]

/**
 * How many letters have to be changed, added, left out or swapped; `most` + 1 where it is more.
 * Only what is near is counted to the end, and only where the two can still be as near.
 */
const distance = (a: string, b: string, most: number, rows: Rows): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let [before, above, here] = rows
  for (let column = 0; column <= b.length; column += 1) above[column] = column
  for (let row = 1; row <= a.length; row += 1) {
    const first = Math.max(1, row - most)
    const last = Math.min(b.length, row + most)
    const letter = a.charCodeAt(row - 1)
    let left = first === 1 ? row : most + 1
    let least = left
    here[first - 1] = left
    for (let column = first; column <= last; column += 1) {
      const other = b.charCodeAt(column - 1)
      let cost = (above[column - 1] ?? 0) + (letter === other ? 0 : 1)
      cost = Math.min(cost, left + 1, (above[column] ?? 0) + 1)
      const isSwapped =
        row > 1 &&
        column > 1 &&
        letter === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === other
      if (isSwapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      here[column] = cost
      left = cost
      if (cost < least) least = cost
    }
    if (last < b.length) here[last + 1] = most + 1
    if (least > most) return most + 1
    ;[before, above, here] = [above, here, before]
  }
  return above[b.length] ?? most + 1
}

/** Near enough to be taken for it: one letter in five may be wrong. */
export const isNear = (letters: number, name: string): boolean =>
  letters <= Math.max(1, Math.floor(name.length / 5))

export type Near<T> = { readonly card: T; readonly letters: number }

/** The letters by which the last of so many differs; as many as there may be while there are fewer. */
const farthest = (letters: readonly number[], count: number, most: number): number =>
  letters.length < count ? most + 1 : (letters.toSorted((a, b) => a - b)[count - 1] ?? most + 1)

type Search = { readonly plain: string; readonly count: number; readonly most: number }

/** The cards whose names differ by so many letters at most, the nearest first. */
const within = <T>(
  { all }: Names<T>,
  { plain, count, most: first }: Search,
): readonly Near<T>[] => {
  let most = first
  const rows: Rows = [[], [], []]
  const own = lettersIn(plain)
  const found = new Map<T, number>()
  for (const { name, letters: theirs, cards } of all) {
    // Half a name is nearer than its missing letters say.
    const isPart = plain.length > 3 && (name.includes(plain) || plain.includes(name))
    const letters = isPart
      ? Math.min(2, Math.abs(name.length - plain.length))
      : leastDistance(own, theirs) > most
        ? most + 1
        : distance(plain, name, most, rows)
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
  const misspelt = within(names, { plain, count, most: Math.max(1, Math.floor(plain.length / 5)) })
  const isMisspelt = misspelt.some(({ letters }) => letters === 1)
  return isMisspelt
    ? misspelt
    : within(names, { plain, count, most: Math.max(2, Math.ceil(plain.length / 2)) })
}

/** What somebody may be typing: names that begin so, then those with a word that does, then others. */
export const typedAhead = <T extends Named>(cards: readonly T[], typed: string): readonly T[] => {
  const asked = plainName(typed)
  const rank = (card: T): number => {
    if (asked === '') return 0
    const own = namesOfOne(card)
    if (own.some((name) => name.startsWith(asked))) return 0
    const words = [card.name, card.names?.de ?? '', card.names?.pl ?? ''].flatMap((name) =>
      name.split(/[\s\-/“”"]+/).map(plainName),
    )
    if (words.some((word) => word.startsWith(asked))) return 1
    return own.some((name) => name.includes(asked)) ? 2 : 3
  }
  return cards
    .map((card) => ({ card, rank: rank(card) }))
    .filter((one) => one.rank < 3)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ card }) => card)
}
