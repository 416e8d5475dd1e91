import type {
  Ending,
  Pair,
  Regulation,
  Result,
  Seat,
  Side,
  SideReason,
  StageKind,
} from '@topcut/engine'
import { isSame } from '../is-same.ts'

/** The document's way of scoring a stage. */
type Scoring = Regulation['scoring']['swiss']
export type ScoringBy<M extends Scoring['method']> = Extract<Scoring, { readonly method: M }>

/** Where a result is typed: what it is scored by, and what is known before. */
export type Setting<S extends Scoring = Scoring> = {
  readonly scoring: S
  readonly stage: StageKind
  /** The game of a bracket. */
  readonly game: string | null
  /** Who plays the light side, where the pairing says so already. */
  readonly light: Seat | null
  /** What both squads attack with in all, where their lists are known here. */
  readonly dice?: Pair<number> | null
  /** Whether time cannot end it. */
  readonly isUntimed?: boolean
  /** Whether the clock of the table still runs: time has not ended it. */
  readonly hasTimeLeft?: boolean
  /** What the sides come from, where a title has them. */
  readonly sides?: SideReason | null
}

/** One game of two as its field has it; the seat says whose deck it was or who gave up. */
export type GameTyped =
  | ''
  | Seat
  | 'draw'
  | 'double-loss'
  | 'unplayed'
  | `annulled-${Seat}`
  | `conceded-${Seat}`

/** A result while it is typed: texts as they stand in the fields, empty where nothing does. */
export type Draft = {
  readonly first: string
  readonly second: string
  /** Empty: the one that the scores suggest. */
  readonly ending: Ending | ''
  readonly by: Seat | ''
  readonly initiative: Seat | ''
  readonly salvo: Seat | ''
  /** How many dice each has in the final salvo, and the hits of every roll. */
  readonly dice: Pair<string>
  readonly hits: readonly Pair<string>[]
  /** The leader who was there. */
  readonly witness: string
  readonly games: Pair<GameTyped>
  readonly winner: Seat | ''
  readonly light: Seat | ''
  readonly objectives: string
  readonly damageOnDark: string
  readonly dial: string
  readonly damageOnLight: string
  readonly balance: Side | ''
  readonly defeats: Pair<string>
  readonly damage: Pair<string>
  readonly die: readonly Pair<string>[]
  readonly reason: string
}

const neither: Pair<string> = ['', '']

export const emptyDraft: Draft = {
  first: '',
  second: '',
  ending: '',
  by: '',
  initiative: '',
  salvo: '',
  dice: neither,
  hits: [],
  witness: '',
  games: ['', ''],
  winner: '',
  light: '',
  objectives: '',
  damageOnDark: '',
  dial: '',
  damageOnLight: '',
  balance: '',
  defeats: neither,
  damage: neither,
  die: [],
  reason: '',
}

export const isTouched = (draft: Draft): boolean => !isSame({ ...draft, reason: '' }, emptyDraft)

/** The number in a field; null where there is none. */
export const count = (text: string): number | null =>
  /^\d{1,4}$/.test(text.trim()) ? Number(text) : null

export const counts = ([first, second]: Pair<string>): Pair<number> | null => {
  const [one, two] = [count(first), count(second)]
  return one === null || two === null ? null : [one, two]
}

/** What a draft still lacks before the document can be asked about it. */
type Missing = 'scores' | 'who' | 'games' | 'winner' | 'light' | 'table' | 'witness'

export type Typed = { readonly result: Result } | { readonly missing: Missing }

export const missing = (what: Missing): Typed => ({ missing: what })

type Absence = Extract<Ending, 'no-show' | 'match-loss' | 'withdrawal'>

/** Endings in which one player does not come, leaves or is ruled out: no way of scoring differs. */
export const isAbsence = (ending: Ending): ending is Absence =>
  ending === 'no-show' || ending === 'match-loss' || ending === 'withdrawal'

/** Endings in which one player gives up, does not come or is ruled out. */
export const needsWho = (ending: Ending): boolean => ending === 'concession' || isAbsence(ending)

export const absence = (ending: Absence, by: Seat | ''): Typed =>
  by === '' ? missing('who') : { result: { ending, by } }
