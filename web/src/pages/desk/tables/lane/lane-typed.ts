import type { Ending, Result, Seat } from '@topcut/engine'
import {
  counts,
  type Draft,
  emptyDraft,
  type GameTyped,
  needsWho,
  type Setting,
} from '../../../../parts/result/draft.ts'
import { draftFrom } from '../../../../parts/result/draft-from.ts'
import { endingOf } from '../../../../parts/result/result-typed.ts'
import type { SeatAsked } from '../../../../parts/result/ways/way.ts'
import { wayOn } from '../../../../parts/result/ways/ways.ts'
import { endingBy } from './letters.ts'

/** What a part of the line was understood as. */
export type Meaning =
  | { readonly what: 'table' | 'unknown' | 'dice' | 'reported' }
  | { readonly what: 'hits'; readonly number: number }
  | { readonly what: 'score'; readonly seat: Seat }
  | { readonly what: 'ending'; readonly ending: Ending }
  | {
      readonly what: SeatAsked
      readonly seat: Seat
    }
  | { readonly what: 'game'; readonly number: 1 | 2; readonly game: Exclude<GameTyped, ''> }

type Token = { readonly text: string; readonly means: Meaning }

/** A line as far as it was understood: the draft that the form at the table would hold. */
type LaneTyped = { readonly tokens: readonly Token[]; readonly draft: Draft }

type Read = { readonly draft: Draft; readonly means: Meaning }
type Reader = (draft: Draft, text: string, setting: Setting) => Read | null

export const laneTable = (line: string): number | null => {
  const first = /^\s*(\d{1,4})(?:\s|$)/.exec(line)?.[1]
  return first === undefined ? null : Number(first)
}

const seatBy = (letter: string): Seat | null =>
  letter === 'f' ? 'first' : letter === 's' ? 'second' : null

const withSeat = (draft: Draft, what: SeatAsked, seat: Seat): Read | null =>
  draft[what] === '' ? { draft: { ...draft, [what]: seat }, means: { what, seat } } : null

const readScore: Reader = (draft, text) => {
  if (!/^\d{1,4}$/.test(text)) return null
  const seat = draft.first === '' ? 'first' : draft.second === '' ? 'second' : null
  return seat === null
    ? null
    : { draft: { ...draft, [seat]: text }, means: { what: 'score', seat } }
}

const readEnding: Reader = (draft, text, setting) => {
  const ending = draft.ending === '' ? endingBy(text, setting) : null
  return ending === null ? null : { draft: { ...draft, ending }, means: { what: 'ending', ending } }
}

/** Who it was: who gave up, who won, who decides equal scores, as the line before asks for it. */
const readSeat: Reader = (draft, text, setting) => {
  const seat = seatBy(text)
  if (seat === null) return null
  const ending = endingOf(draft, setting)
  if (needsWho(ending)) return withSeat(draft, 'by', seat)
  const asked = wayOn(setting).lane.seats(draft, ending)
  const open = asked.find((what) => draft[what] === '')
  return open === undefined ? null : withSeat(draft, open, seat)
}

/** `5/4`: the dice of a final salvo, then the hits of each roll, as the calculator begins it. */
const readRoll: Reader = (draft, text, setting) => {
  const [, first, second] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []
  if (first === undefined || second === undefined) return null
  if (!wayOn(setting).lane.seats(draft, endingOf(draft, setting)).includes('salvo')) return null
  if (counts(draft.dice) === null) {
    return { draft: { ...draft, dice: [first, second] }, means: { what: 'dice' } }
  }
  const hits = [...draft.hits, [first, second] as const]
  return { draft: { ...draft, hits }, means: { what: 'hits', number: hits.length } }
}

const gamesBy: { readonly [letter: string]: Exclude<GameTyped, ''> } = {
  f: 'first',
  s: 'second',
  d: 'draw',
  x: 'double-loss',
  u: 'unplayed',
  af: 'annulled-first',
  as: 'annulled-second',
  cf: 'conceded-first',
  cs: 'conceded-second',
}

const readGame: Reader = (draft, text, setting) => {
  const game = gamesBy[text]
  if (game === undefined || !wayOn(setting).lane.hasGames || draft.ending !== '') return null
  const [one, two] = draft.games
  const number = one === '' ? 1 : 2
  if (two !== '') return null
  const games: Draft['games'] = number === 1 ? [game, ''] : [one, game]
  return { draft: { ...draft, games }, means: { what: 'game', number, game } }
}

const readers: readonly Reader[] = [readScore, readRoll, readGame, readEnding, readSeat]

/** `cf` is two letters, but a game that was annulled or given up is one word of two. */
const parts = (word: string, setting: Setting): readonly string[] => {
  if (/^\d+(\/\d+)?$/.test(word)) return [word]
  const shape = wayOn(setting).lane.hasGames ? /[ac][fs]|\d+|./g : /\d+|./g
  return word.toLowerCase().match(shape) ?? []
}

/** Where a phone has reported, nobody failed to come: the letter of that takes the report. */
const accepting = 'a'

const read = (line: string, setting: Setting, reported: Result | null): LaneTyped => {
  const words = line
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
  const tokens: Token[] = words.slice(0, 1).map((text) => {
    return { text, means: { what: laneTable(line) === null ? 'unknown' : 'table' } }
  })
  let draft = emptyDraft
  for (const [index, word] of words.entries()) {
    if (index === 0) continue
    if (index === 1 && word.toLowerCase() === accepting && reported !== null) {
      draft = draftFrom(reported)
      tokens.push({ text: word, means: { what: 'reported' } })
      continue
    }
    for (const text of parts(word, setting)) {
      const read = readers.reduce<Read | null>(
        (found, reader) => found ?? reader(draft, text, setting),
        null,
      )
      draft = read?.draft ?? draft
      tokens.push({ text, means: read?.means ?? { what: 'unknown' } })
    }
  }
  return { tokens, draft }
}

let known: {
  readonly line: string
  readonly setting: Setting
  readonly reported: Result | null
  readonly typed: LaneTyped
} | null = null

/**
 * Reads a line such as `7 71 60 t`; what cannot be understood is marked, never guessed. The lane and
 * the panel beside it look at the same line: they get the same draft.
 */
export const laneTyped = (
  line: string,
  setting: Setting,
  /** What a phone has reported at this table. */
  reported: Result | null = null,
): LaneTyped => {
  const isKnown = known?.line === line && known.setting === setting && known.reported === reported
  if (known !== null && isKnown) return known.typed
  const typed = read(line, setting, reported)
  known = { line, setting, reported, typed }
  return typed
}

const otherLetter = (text: string): string =>
  text.replace(/[fs]$/, (letter) => (letter === 'f' ? 's' : 'f'))

/** The same line for a slip that lay the other way round. */
export const swapSeats = (line: string, setting: Setting): string => {
  const { tokens } = laneTyped(line, setting)
  const scores = tokens.filter(({ means }) => means.what === 'score').map(({ text }) => text)
  const swapped = tokens.map(({ text, means }) => {
    if (means.what === 'score' && scores.length === 2) {
      return (means.seat === 'first' ? scores[1] : scores[0]) ?? text
    }
    if (means.what === 'dice' || means.what === 'hits') return text.split('/').reverse().join('/')
    return means.what === 'game' || 'seat' in means ? otherLetter(text) : text
  })
  return swapped.join(' ')
}
