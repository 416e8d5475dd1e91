import { expect, it } from 'vitest'
import { answer, type Loose, refusal } from '../trial.suite.ts'

const names = ['Ada', 'Ben', 'Cy', 'Dee']

/** A Swiss round of one match under a document. */
export const oneMatch = (regulation: string, result: Loose, more: Loose = {}): Loose => ({
  regulation,
  players: names.slice(0, 2),
  rounds: [{ matches: [{ players: ['Ada', 'Ben'], result }] }],
  ...more,
})

/** What the two get for a Swiss match: outcome, tournament points and margin, Ada first. */
export const earned = async (
  regulation: string,
  result: Loose,
  options: Loose = {},
): Promise<string> => {
  const { matches } = await answer('standings', oneMatch(regulation, result, { options }))
  const [match] = matches as readonly Readonly<Record<string, readonly unknown[]>>[]
  return [0, 1]
    .map((seat) =>
      [match?.['outcome'], match?.['tournamentPoints'], match?.['marginOfVictory']]
        .map((list) => list?.[seat])
        .join(' '),
    )
    .join(', ')
}

/** The game of the last two, after `before`: Ada is the better seed. */
export const lastGame = (
  regulation: string,
  before: Loose,
  result: Loose,
  more: Loose = {},
): Loose => ({
  regulation,
  players: names.slice(0, 2),
  structure: { kind: 'custom', swissRounds: 1, cut: 2 },
  rounds: [
    { matches: [{ players: ['Ada', 'Ben'], result: before }] },
    { stage: 'elimination', matches: [{ players: ['Ada', 'Ben'], result }] },
  ],
  ...more,
})

export const championOf = async (file: Loose): Promise<string> =>
  (await answer('pair', file)).champion

/** `code what`, or the code alone. */
export const refusedWith = async (file: Loose): Promise<string> => {
  const { code, what } = await refusal('standings', file)
  return typeof what === 'string' ? `${code} ${what}` : code
}

/** What each result of a Swiss match earns the two under a document. */
export const earns = (
  regulation: string,
  rows: readonly (readonly [string, Loose, string])[],
): void => {
  it.each(rows)(`${regulation}, %s`, async (_, result, line) => {
    expect(await earned(regulation, result)).toBe(line)
  })
}

/** The results of a Swiss match that a document refuses, each with its code. */
export const refuses = (regulation: string, rows: readonly (readonly [Loose, string])[]): void => {
  it.each(rows)(`${regulation} refuses %j: %s`, async (result, code) => {
    expect(await refusedWith(oneMatch(regulation, result))).toBe(code)
  })
}

/** The standings a line a player: name, points and measures, and what decides the place. */
export const standingsLines = async (file: Loose): Promise<readonly string[]> =>
  (await answer('standings', file)).standings.map((line) =>
    [
      line.player,
      line.tournamentPoints,
      line.marginOfVictory,
      line.strengthOfSchedule,
      line.extendedStrengthOfSchedule,
      line.decidedBy,
    ].join(' '),
  )
