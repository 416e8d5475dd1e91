import { expect } from 'vitest'
import { run } from './run.ts'

/** What a test puts into a file: anything, so that wrong files can be written too. */
export type Loose = Readonly<Record<string, unknown>>

export type Said = { readonly exit: number; readonly out: string; readonly err: string }

const encoded = (input: unknown): Uint8Array =>
  input instanceof Uint8Array
    ? input
    : new TextEncoder().encode(typeof input === 'string' ? input : JSON.stringify(input))

/** Runs `topcut` inside the test; every file it asks for holds `input`. */
export const topcut = async (
  words: readonly string[],
  input: unknown = '',
  wait: (milliseconds: number) => Promise<boolean> = async () => false,
): Promise<Said> => {
  let [out, err] = ['', '']
  const exit = await run(words, {
    read: async () => encoded(input),
    say: (text) => {
      out += text
    },
    complain: (text) => {
      err += text
    },
    untilTold: async () => wait,
  })
  return { exit, out, err }
}

export type Verb = 'standings' | 'pair' | 'check'

/** What a verb answers to a file that it takes: the parsed JSON. */
export const answer = async <T = Answer>(
  verb: Verb,
  file: unknown,
  ...flags: readonly string[]
): Promise<T> => {
  const said = await topcut([verb, '-', ...flags], file)
  expect(said, said.err).toMatchObject({ exit: 0, err: '' })
  const value = JSON.parse(said.out) as T
  expect(said.out).toBe(`${JSON.stringify(value, null, 2)}\n`)
  return value
}

type Refusal = Loose & { readonly code: string; readonly message: string }

/** What a verb says to a file that it refuses, after looking at everything a refusal promises. */
export const refusal = async (
  verb: Verb,
  file: unknown,
  ...flags: readonly string[]
): Promise<Refusal> => refusalIn(await topcut([verb, '-', ...flags], file))

export const refusalIn = ({ exit, out, err }: Said): Refusal => {
  expect(exit, out).toBe(2)
  const value = JSON.parse(out) as { readonly refusal: Refusal }
  expect(out).toBe(`${JSON.stringify(value, null, 2)}\n`)
  expect(Object.keys(value)).toEqual(['refusal'])
  const { code, message } = value.refusal
  expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
  expect(err).toBe(`${message}\n`)
  expect(message).toMatch(/^[^\p{Cc}]+$/u)
  expect(`${out}${err}`).not.toMatch(/undefined|\[object|\n\s+at /)
  expect(value.refusal).not.toHaveProperty('overridable')
  return value.refusal
}

/** Refused alike by everything that computes from a file. */
export const refusedByAll = async (file: unknown): Promise<Refusal> => {
  const first = await refusal('standings', file)
  expect(await refusal('pair', file)).toEqual(first)
  expect(await refusal('check', file)).toEqual(first)
  return first
}

export type Answer = {
  readonly afterRound: number
  readonly standings: readonly Line[]
  readonly matches: readonly Loose[]
  readonly finished?: true
  readonly champion: string
  readonly finalPlaces: readonly { readonly place: number | null; readonly player: string }[]
  readonly stage: string
  readonly round: number
  readonly entropy: string
  readonly mission?: string
  readonly pairings: readonly PairingOut[]
  readonly byes: readonly {
    readonly player: string
    readonly kind: string
    readonly game?: string
  }[]
  readonly receipt: Loose | null
  readonly rounds: readonly {
    readonly round: number
    readonly findings: readonly (Loose & { readonly kind: string })[]
    readonly receipt: Loose | null
  }[]
  readonly clean: boolean
}

export type Line = {
  readonly place: number | null
  readonly player: string
  readonly tournamentPoints: number
  readonly marginOfVictory: number | null
  readonly strengthOfSchedule: string
  readonly extendedStrengthOfSchedule: string | null
  readonly matches: Loose
  readonly opponents: readonly string[]
  readonly status: string
  readonly decidedBy: string | null
}

export type PairingOut = {
  readonly table: number
  readonly players: readonly [string, string]
  readonly reason: Loose
  readonly game?: string
  readonly seeds?: readonly [number, number]
  readonly side?: Readonly<Record<string, string>>
}

type Match = Loose

export type RoundIn = Loose & { readonly matches: readonly Match[] }

/** A file with these players and rounds under the document that all these tests go by. */
export const scenario = (
  players: readonly unknown[],
  rounds: readonly unknown[] = [],
  more: Loose = {},
): Loose => ({ regulation: 'x-wing/en-3.2', players, rounds, ...more })

/** The first of the two destroys everything and loses `lost` points of ships. */
export const beats = (winner: string, loser: string, lost = 40): Match => ({
  players: [winner, loser],
  result: { ending: 'destruction', score: [100, lost] },
})

export const bye = (player: string): Match => ({ bye: player })

export const swiss = (matches: readonly Match[], more: Loose = {}): RoundIn => ({
  matches,
  ...more,
})

export const elimination = (matches: readonly Match[], more: Loose = {}): RoundIn => ({
  stage: 'elimination',
  matches,
  ...more,
})

export const named = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `p${index + 1}`)
