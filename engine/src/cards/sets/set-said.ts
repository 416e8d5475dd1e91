import { isNear, type Names, named, nearest, plainName } from '../names.ts'
import type { CardHit, ReadLine } from '../reading.ts'
import { copiesSaid } from './copies-said.ts'
import type { KnownSet, KnownSets } from './known-sets.ts'

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

const setWord = '(?:(?:(?:objective\\s+)?set|einsatzset|zestaw|nr|no)\\.?\\s*#?|#)\\s*'
const onlyNumber = new RegExp(`^(?:${setWord})?0*(\\d{1,4})\\.?$`, 'iu')
const numberFirst = /^(#?)0*(\d{1,3})\s*([.:)–-]?)\s+(\S.*)$/u
const numberInBrackets = new RegExp(
  `^(.*\\S)\\s*[([]\\s*(${setWord})?0*(\\d{1,3})\\s*[)\\]]$`,
  'iu',
)
const numberLast = /^(.*\S)\s+#0*(\d{1,3})$/u

/** A name with the number of its set beside it; `bare` where it may be a count or a cost. */
type Numbered = { readonly name: string; readonly number: string; readonly bare: boolean }

export const numberedName = (body: string): Numbered | null => {
  const first = numberFirst.exec(body)
  if (first !== null) {
    const [, sign = '', number = '', mark = '', name = ''] = first
    return { name, number, bare: sign === '' && mark === '' }
  }
  const bracketed = numberInBrackets.exec(body)
  if (bracketed !== null) {
    const [, name = '', sign, number = ''] = bracketed
    return { name, number, bare: sign === undefined }
  }
  const last = numberLast.exec(body)
  return last === null ? null : { name: last[1] ?? '', number: last[2] ?? '', bare: false }
}

const byNameAndNumber = (
  { names, byId }: KnownSets,
  { name, number, bare }: Numbered,
): (Meant<KnownSet> & { readonly copies?: number }) | null => {
  const [exact] = named(names, name)
  const meant = exact === undefined ? nearly(names, name) : exactly(exact)
  const own = byId.get(number) ?? null
  // A name of another edition that no list of names has: its number says what it is.
  if (meant.card === null && own !== null && !bare) {
    return { card: own, is: 'guessed', nearest: [hit(own)] }
  }
  if (meant.card === null) return null
  const isCount = bare && own !== meant.card && Number(number) > 0 && Number(number) < 10
  return isCount ? { ...meant, copies: Number(number) } : meant
}

/** The exact name, its number, both together or something near it. */
const meantBy = (
  known: KnownSets,
  body: string,
): Meant<KnownSet> & { readonly copies?: number } => {
  const [exact] = plainName(body) === '' ? [] : named(known.names, body)
  const number = onlyNumber.exec(body)?.[1]
  if (number !== undefined) {
    const set = known.byId.get(number)
    if (set !== undefined) return exactly(set)
    // Nobody mistypes a number so that one could tell which was meant.
    return { ...nearly(known.names, number), card: null, is: 'unknown' }
  }
  if (exact !== undefined) return exactly(exact)
  const numbered = numberedName(body)
  const both = numbered === null ? null : byNameAndNumber(known, numbered)
  return both ?? nearly(known.names, body)
}

/** One set and its copies, as a piece of a text names it. */
export const setSaid = (known: KnownSets, text: string): SetSaid => {
  const { copies, body } = copiesSaid(text)
  const meant = meantBy(known, body)
  return { ...meant, copies: meant.copies ?? copies, body }
}
