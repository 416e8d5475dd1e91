import { answer, type Loose, refusal } from './trial.suite.ts'

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
