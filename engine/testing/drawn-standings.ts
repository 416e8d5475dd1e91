import { expect } from 'vitest'
import { standingsRules } from '../src/event/reading/standings-of.ts'
import type { Options, Regulation } from '../src/index.ts'
import { standings } from '../src/standings/standings.ts'
import { measuredText } from './measured.ts'
import { crosstable } from './pairing/crosstable.ts'
import { story } from './story.ts'

type Drawn = {
  readonly options?: Options
  readonly entropy?: string
  /** What a win is worth, where it is not the five of a drawing. */
  readonly win?: number
}

/** The standings of a drawing by a document. */
export const standingsFrom = (
  { id: regulation }: Regulation,
  drawing: string,
  { options = {}, entropy = 'hall', win = 5 }: Drawn = {},
) => {
  const ledger = [...crosstable(drawing)].map(([player, account]) => {
    const lines = account.lines.map((line) => ({
      ...line,
      tournamentPoints: (line.tournamentPoints * win) / 5,
    }))
    return [player, { ...account, lines }] as const
  })
  const { state } = story({ regulation, players: 0, options, started: false })
  const rules = standingsRules(state(), 3, 'standings')
  return standings(new Map(ledger), { ...rules, entropy })
}

/** `ada head-to-head, ben -`: the order, and what separates each line from the next. */
export const decided = (...drawn: Parameters<typeof standingsFrom>): string =>
  standingsFrom(...drawn)
    .map(({ player, decidedBy }) => `${player} ${decidedBy ?? '-'}`)
    .join(', ')

/** The strength of schedule of the first in the drawing, as an exact fraction. */
export const scheduleOfFirst = (
  regulation: Regulation,
  drawing: string,
  drawn: Drawn = {},
): string => {
  const [first] = crosstable(drawing).keys()
  const line = standingsFrom(regulation, drawing, drawn).find(({ player }) => player === first)
  return measuredText(line ?? expect.fail('nobody is drawn'), 'strength-of-schedule')
}
