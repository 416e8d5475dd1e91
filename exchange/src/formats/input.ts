import type { Scenario } from '../scenario/scenario.ts'
import type { FormatName } from './format.ts'
import type { Found } from './found.ts'
import type { Lost } from './lost.ts'

/** A file after its letters were read; `json` is what it holds where it is JSON. */
export type Input = {
  /** What people call the file. */
  readonly file: string
  readonly text: string
  readonly json: unknown
}

/** A scenario that a file holds as it is, with nothing claimed beside it. */
export type Whole = {
  readonly format: FormatName
  readonly name: string | null
  readonly scenario: Scenario
  readonly lost: readonly Lost[]
}

/** How one kind of file is known, and read. */
export type Reader = {
  readonly format: FormatName
  readonly isOne: (input: Input) => boolean
  readonly read: (input: Input) => Found | Whole
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
