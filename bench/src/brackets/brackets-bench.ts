import { luckFrom } from '../luck.ts'
import { stopwatch } from '../measure.ts'
import { type Row, report } from '../report.ts'
import type { BracketEngine, BracketGame } from './bracket-engine.ts'
import { bracketEngines } from './bracket-engines.ts'

const usualSizes = [4, 5, 6, 7, 8, 12, 16, 24, 32, 48, 64, 96, 128]
const brackets = 20_000
/** Whoever needs longer for all brackets of a size plays fewer. */
const patienceMs = 8_000

export const benchBrackets = async (sizes: readonly number[]): Promise<void> => {
  const rows: Row[] = []
  for (const entrants of sizes.length > 0 ? sizes : usualSizes) {
    for (const engine of bracketEngines) rows.push(await rowOf(engine, entrants))
  }
  const title = 'Double elimination by coin flips: rematches after a defeat, before the final'
  report('brackets', title, rows)
}

const rowOf = async (engine: BracketEngine, entrants: number): Promise<Row> => {
  const luck = luckFrom(entrants)
  const rounds: number[] = []
  let [played, building, playing] = [0, 0, 0]
  for (; played < brackets && building + playing < patienceMs; played++) {
    const built = stopwatch()
    const play = await engine.build(entrants)
    building += built()
    const ended = stopwatch()
    const games = await play(luck)
    playing += ended()
    rounds.push(...rematchRounds(games))
  }
  return {
    entrants,
    engine: engine.name,
    brackets: played,
    'rematches each': rounds.length / played,
    // The number of rematches in a bracket varies about as much as its mean.
    '±': Math.sqrt(rounds.length) / played,
    'earliest in round': rounds.length === 0 ? '–' : Math.min(...rounds),
    'build ms': building / played,
    'play ms': playing / played,
  }
}

/** The rounds after a defeat in which two met who had met before. */
const rematchRounds = (games: readonly BracketGame[]): readonly number[] => {
  const met = new Set<string>()
  return games.flatMap(({ side, round, players }) => {
    const key = players.toSorted((a, b) => a - b).join('-')
    const isRematch = met.has(key)
    met.add(key)
    return isRematch && side === 'losers' ? [round] : []
  })
}
