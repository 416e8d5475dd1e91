import { expect } from 'vitest'
import { type Loose, refusalIn, type Said, topcut } from '../trial.suite.ts'

export const documents = {
  en: 'x-wing/en-3.2',
  de: 'x-wing/de',
  pl: 'x-wing/pl',
  army: 'imperial-assault/de-2.2.1',
  decks: 'card-game/de-2014',
  team: 'card-game/de-2014-team',
} as const

type Answer = {
  readonly kind: string
  readonly faction: unknown
  readonly points: number | null
  readonly declaredPoints: number | null
  readonly entries: readonly Loose[]
  readonly unknown: readonly Loose[]
  readonly guessed: readonly Loose[]
  readonly findings: readonly {
    readonly strength: 'must' | 'should'
    readonly code: string
    readonly rule: string
    readonly where: string
    readonly message: string
  }[]
  readonly legal: boolean
}

export const said = (
  list: unknown,
  regulation: string,
  ...flags: readonly string[]
): Promise<Said> => topcut(['list', '-', '--regulation', regulation, ...flags], list)

/** What is answered, after looking at everything an answer promises. */
export const judged = async (
  list: unknown,
  regulation: string,
  ...flags: readonly string[]
): Promise<Answer> => {
  const { exit, out, err } = await said(list, regulation, ...flags)
  expect(err).toBe('')
  const answer = JSON.parse(out) as Answer
  expect(out).toBe(`${JSON.stringify(answer, null, 2)}\n`)
  expect(exit).toBe(answer.legal ? 0 : 1)
  expect(answer.legal).toBe(!answer.findings.some(({ strength }) => strength === 'must'))
  return answer
}

export const notJudged = async (list: unknown, regulation: string, ...flags: readonly string[]) =>
  refusalIn(await said(list, regulation, ...flags))

export const pilot = (name: string, ship: string, upgrades: Loose = {}) => ({
  name,
  ship,
  upgrades,
})

export const squad = (faction: string, ...pilots: readonly Loose[]) => ({
  version: '1.0.0',
  faction,
  pilots,
})
