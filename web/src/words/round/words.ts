import type { ClockView, RepairChoice } from '@topcut/engine'
import type { Fate } from '../../pages/desk/tables/calculator/ships.ts'
import type { Scoring } from '../../pages/desk/tables/typing/draft.ts'

/** What the line for fast entry says. */
export type LaneWords = {
  readonly name: string
  readonly help: string
  /** What stands in a line, for each way of scoring. */
  readonly grammar: { readonly [M in Scoring['method']]: string }
  /** Letters for what became of one game of two. */
  readonly games: readonly (readonly [letter: string, means: string])[]
  readonly keys: readonly (readonly [key: string, does: string])[]
  readonly swap: string
  readonly table: string
  readonly by: (player: string) => string
  readonly initiative: (player: string) => string
  readonly salvo: (player: string) => string
  readonly witness: string
  readonly unknown: string
  readonly noTable: (table: string) => string
  readonly notUnderstood: (text: string) => string
  readonly toForm: string
  readonly start: string
}

export type ClockWords = {
  readonly status: { readonly [S in ClockView['status']]: string }
  readonly noLimit: string
  readonly ends: (time: string) => string
  /** Where tables play on after the others: when the last of them ends. */
  readonly expected: (time: string) => string
  readonly tableEnds: (table: number, minutes: number, time: string) => string
  readonly tableExtended: (table: number, minutes: number) => string
  /** Beside the clock, where the whole names of these would not fit. */
  readonly does: {
    readonly [K in 'start-clock' | 'pause-clock' | 'resume-clock' | 'extend-time']: string
  }
  readonly ownWindow: string
  readonly fullScreen: string
  readonly confirmTime: string
  readonly extraMinutes: string
  readonly forWhom: string
  readonly wholeRound: string
  readonly why: string
  readonly timeCalled: string
  readonly atTime: { readonly [W in ClockView['atTime']['value']]: string }
  readonly noRound: string
}

export type StatusWords = {
  readonly column: string
  readonly differ: string
  readonly called: string
  readonly calledFor: (minutes: number) => string
  readonly awaits: (player: string) => string
  readonly entered: string
  readonly entering: string
  readonly extended: (minutes: number) => string
  readonly reported: (player: string) => string
  readonly ended: string
  readonly playing: string
  readonly slow: string
  /** Earlier rounds in which the two at a table played to time. */
  readonly toTime: (rounds: readonly number[]) => string
  readonly notStarted: string
  readonly allBegun: string
  readonly begunMany: (count: number) => string
  readonly startTable: (table: number) => string
  readonly endTable: (table: number) => string
  readonly says: (player: string, result: string) => string
  readonly standing: (result: string) => string
  readonly take: string
  readonly amendTo: string
}

/** When the round is likely to be over. */
export type EndWords = {
  readonly expected: (time: string) => string
  readonly ends: (time: string) => string
  /** When a round to come is likely to begin. */
  readonly about: (time: string) => string
  readonly slow: (tables: string, count: number) => string
}

/** What the panel beside the tables says about one of them. */
export type PanelWords = {
  readonly choose: string
  readonly why: string
  readonly ifEnter: string
  readonly earned: string
  readonly type: string
  readonly list: string
  /** The table as if it had not begun. */
  readonly takeBack: string
}

/** What was destroyed, added up. */
export type CalculatorWords = {
  readonly name: string
  readonly lost: (player: string) => string
  readonly hint: string
  readonly hintHalves: string
  readonly fate: { readonly [F in Fate]: string }
  readonly notUnderstood: string
  readonly take: string
}

export type AdjustWords = {
  readonly heading: string
  readonly drag: string
  readonly hint: string
  readonly line: string
  readonly pick: (player: string) => string
  readonly moveTable: (table: number) => string
  readonly swap: string
  readonly fix: string
  readonly forbid: string
  readonly swapPlayers: (one: string, two: string) => string
  readonly swapTables: (one: number, two: number) => string
  readonly meets: (one: string, two: string) => string
  readonly apart: (one: string, two: string) => string
  readonly notPossible: string
  readonly asItIs: string
  readonly withChange: string
  readonly why: string
  readonly keep: string
  readonly redraws: string
  readonly constraints: string
  readonly free: string
  readonly whyFree: string
  readonly wrongOpponents: string
  readonly wrongOpponentsNote: string
}

export type CostWords = {
  readonly moves: string
  readonly tables: string
  readonly rematches: string
  readonly floats: string
  readonly alone: string
  readonly receipt: string
  readonly avoidable: (count: number) => string
  readonly forbidden: (count: number) => string
  readonly certified: string
  readonly byHand: string
}

export type AmendWords = {
  readonly believed: string
  readonly true: string
  readonly whatChanges: string
  readonly nothing: string
  readonly afterRound: (round: number) => string
  readonly place: string
  readonly others: (count: number, names: string | null) => string
  readonly cutLine: (inside: string, outside: string) => string
  readonly cutSame: string
  readonly unequal: (round: number, tables: string) => string
  readonly whatHappens: (round: number) => string
  readonly inEveryCase: string
  readonly choice: { readonly [K in RepairChoice['kind']]: string }
  readonly choiceNote: { readonly [K in RepairChoice['kind']]: string }
  readonly recommended: string
  readonly repair: string
  readonly repairNote: string
  readonly whyRepair: string
  readonly newTables: string
}

export type HallWords = {
  readonly heading: string
  readonly first: string
  readonly closed: string
  readonly closedNote: string
  readonly player: string
  readonly fixedTable: string
  readonly anyTable: string
  readonly assigned: (player: string, table: number) => string
  readonly save: string
  readonly fromNext: string
}

export type RoundWords = {
  readonly lane: LaneWords
  readonly clock: ClockWords
  readonly status: StatusWords
  readonly end: EndWords
  readonly panel: PanelWords
  readonly calculator: CalculatorWords
  readonly adjust: AdjustWords
  readonly cost: CostWords
  readonly amend: AmendWords
  readonly hall: HallWords
  readonly missing: (round: number, count: number, of: number) => string
  readonly settleTable: (table: number) => string
  readonly more: (count: number) => string
  readonly show: {
    readonly all: string
    readonly missing: string
    readonly needed: string
    readonly entered: string
  }
  readonly noneHere: string
}
