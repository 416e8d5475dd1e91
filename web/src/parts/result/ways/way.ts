import type { Earned, Ending, Pair, Readings, Result, RuleId, Tie } from '@topcut/engine'
import type { ComponentType } from 'react'
import type { DeskWords } from '../../../words/desk.ts'
import type { Draft, Setting, Typed } from '../draft.ts'

/** What every part of a result form works with. */
export type FieldsProps = {
  readonly table: number
  readonly draft: Draft
  readonly ending: Ending
  readonly setting: Setting
  readonly players: Pair<string>
  /** The id of what the document makes of it. */
  readonly verdict: string
  /** Scores that a phone has reported: they stand in empty fields. */
  readonly reported?: Pair<number> | undefined
  readonly change: (part: Partial<Draft>) => void
}

/** What each player writes or ticks on a slip beside the own name. */
export type SlipBox =
  | 'score'
  | 'game-1'
  | 'game-2'
  | 'winner'
  | 'light'
  | 'initiative'
  | 'salvo'
  | keyof Tie

/** What lies on the table when time ends a game that must have a winner. */
export type TableBox = 'objectives' | 'damage-on-dark' | 'dial' | 'damage-on-light' | 'balance'

/** The columns of a score sheet beside round, table and opponent. */
export type ScoreColumn = 'own' | 'other' | 'games' | 'outcome' | 'points' | 'margin'

export type Told = { readonly result: Result; readonly earned: Pair<Earned> }
type Rules = readonly (RuleId | null)[]

/** What the rules say about each part of a result: how it ended, whose it is, what it earns. */
export type RulesOfParts = {
  readonly ending: Rules
  readonly outcome: Rules
  readonly points: Rules
  readonly margin: Rules
}

export const noRules: RulesOfParts = { ending: [], outcome: [], points: [], margin: [] }

/** A seat that a letter of the lane can stand for. */
export type SeatAsked = 'by' | 'initiative' | 'salvo' | 'winner' | 'light'

/** Everything that pages and paper do differently from one way of scoring to the next. */
export type ResultWay = {
  /** How a match ends while nothing is chosen. */
  readonly suggested: (draft: Draft) => Ending
  readonly typed: (draft: Draft, ending: Ending) => Typed
  /** Whether the document takes such an end here; what it never takes would only be refused. */
  readonly takes: (ending: Ending) => boolean
  /** What is typed for every match. */
  readonly Main: ComponentType<FieldsProps>
  /** What only some endings ask for, below. */
  readonly More: ComponentType<FieldsProps> | null
  /** What a score is counted from; null where nothing is counted. */
  readonly counted: 'ships' | 'figures' | null
  readonly lane: {
    /** The letters of endings, beside those that mean the same everywhere. */
    readonly letters: { readonly [letter: string]: Ending }
    /** A line as it might be typed. */
    readonly example: string
    /** Whether letters stand for games. */
    readonly hasGames: boolean
    /** The seats that are asked for, in order; a letter fills the first that is empty. */
    readonly seats: (draft: Draft, ending: Ending) => readonly SeatAsked[]
  }
  readonly slip: {
    readonly boxes: readonly SlipBox[]
    /** The games that may be drawn, each with a place to say so. */
    readonly drawnGames: readonly number[]
    readonly atTime: readonly TableBox[]
    /** What an outcome earns, in one line. */
    readonly points: (words: Pick<DeskWords, 'label'>, readings: Readings) => string
  }
  readonly scoreColumns: readonly ScoreColumn[]
  readonly rules: (told: Told) => RulesOfParts
}

export const has = (earned: Pair<Earned>, outcome: Earned['outcome']): boolean =>
  earned.some((one) => one.outcome === outcome)

export const isLevel = (result: Result): boolean =>
  'score' in result && result.score !== undefined && result.score[0] === result.score[1]
