import { isNear, type Names, nearest, plainName } from '../names.ts'
import type { CardHit, ReadLine } from '../reading.ts'
import { copiesSaid } from './copies-said.ts'
import { countIn, countOfTwo } from './count-beside.ts'
import { isSeveralNumbers, type KnownSet, type KnownSets, setNamed } from './known-sets.ts'
import { type Numbered, numberedSet, setWord } from './numbered-set.ts'
import { withTabs } from './set-in-columns.ts'
import { withoutProduct } from './set-product.ts'

/** What a piece of a text means: a card, or those it may have meant. */
export type Meant<T> = {
  readonly card: T | null
  readonly is: Exclude<ReadLine['is'], 'about'>
  readonly nearest: readonly CardHit[]
}
type SetSaid = Meant<KnownSet> & { readonly copies: number; readonly body: string }

const hit = ({ id, name }: CardHit): CardHit => ({ id, name })

export const exactly = <T>(card: T): Meant<T> => ({ card, is: 'card', nearest: [] })

/** The one card that is spelt nearly so; of two that are as near neither is taken. */
export const nearly = <T extends CardHit>(names: Names<T>, text: string): Meant<T> => {
  const [first, second, ...others] = nearest(names, text)
  const hits = [first, second, ...others].flatMap((one) => (one === undefined ? [] : one.card))
  const isTaken =
    first !== undefined &&
    isNear(first.letters, plainName(first.card.name)) &&
    first.letters < (second?.letters ?? Number.POSITIVE_INFINITY)
  return isTaken
    ? { card: first.card, is: 'guessed', nearest: hits.map(hit) }
    : { card: null, is: 'unknown', nearest: hits.map(hit) }
}

const onlyNumber = new RegExp(`^(?:${setWord})?0*(\\d{1,4})\\.?$`, 'iu')
type MeantSet = Meant<KnownSet> & { readonly copies?: number }

const bareName = (known: KnownSets, name: string): string => withoutProduct(known, name) ?? name

/** `The Secret of Yavn 4` is a misspelt name that ends in a number, and no four copies of it. */
const isOfName = (known: KnownSets, whole: string, { name, bare, at }: Numbered): boolean => {
  if (!bare || at === 'before') return false
  const names = [name, numberedSet(name)?.name ?? name]
  if (names.some((one) => setNamed(known, bareName(known, one)) !== undefined)) return false
  const [of] = nearest(known.spelt, whole)
  // `Heroes and Legend 2` would be as near with its count for its last letter.
  if (of !== undefined && !/\d$/u.test(of.card.name)) return false
  const [other] = nearest(known.spelt, name)
  return (of?.letters ?? 0) <= (other?.letters ?? Number.POSITIVE_INFINITY)
}

const byTwoNumbers = (known: KnownSets, outer: Numbered): MeantSet | null => {
  const inner = numberedSet(outer.name)
  if (inner === null) return null
  const exact = setNamed(known, bareName(known, inner.name))
  if (isOfName(known, outer.name, inner)) return null
  const meant = exact === undefined ? nearly(known.spelt, inner.name) : exactly(exact)
  if (meant.card === null) return null
  const copies = countOfTwo(meant.card.id, outer, inner)
  return copies === null ? meant : { ...meant, copies }
}

const byNameAndNumber = (known: KnownSets, numbered: Numbered): MeantSet | null => {
  const { spelt, byId } = known
  const { number, bare } = numbered
  const name = bareName(known, numbered.name)
  const exact = setNamed(known, name)
  const both = exact === undefined ? byTwoNumbers(known, { ...numbered, name }) : null
  if (both !== null) return both
  const meant = exact === undefined ? nearly(spelt, name) : exactly(exact)
  const own = byId.get(number) ?? null
  // A name of another edition that no list of names has: its number says what it is.
  if (meant.card === null && own !== null && !bare) {
    return { card: own, is: 'guessed', nearest: [hit(own)] }
  }
  if (meant.card === null) return null
  const copies = own === meant.card ? null : countIn(numbered)
  return copies === null ? meant : { ...meant, copies }
}

/** The number beside the name of a set, unless it is the end of that name. */
export const numberBeside = (known: KnownSets, text: string): Numbered | null => {
  const body = bareName(known, text)
  const numbered = setNamed(known, body) === undefined ? numberedSet(body) : null
  return numbered === null || isOfName(known, body, numbered) ? null : numbered
}

/** The exact name, its number, both together or something near it. */
const meantBy = (known: KnownSets, text: string): MeantSet => {
  const whole = plainName(text) === '' ? undefined : setNamed(known, text)
  if (whole !== undefined) return exactly(whole)
  const body = bareName(known, text)
  const number = onlyNumber.exec(body)?.[1]
  if (number !== undefined) {
    const set = known.byId.get(number)
    if (set !== undefined) return exactly(set)
    // Nobody mistypes a number so that one could tell which was meant.
    return { ...nearly(known.names, number), card: null, is: 'unknown' }
  }
  if (isSeveralNumbers(body)) return { card: null, is: 'unknown', nearest: [] }
  const exact = setNamed(known, body)
  if (exact !== undefined) return exactly(exact)
  const numbered = numberBeside(known, body)
  const both = numbered === null ? null : byNameAndNumber(known, numbered)
  return both ?? nearly(known.spelt, body)
}

/** One set and its copies, as a piece of a text names it. */
export const setSaid = (known: KnownSets, text: string): SetSaid => {
  const { copies, body } = copiesSaid(text)
  const meant = meantBy(known, withTabs(known, body) ?? body)
  return { ...meant, copies: meant.copies ?? copies, body }
}
