import { type EventState, type StandingRow, standingsView } from '@topcut/engine'
import { Refused } from '../refusal.ts'
import { computedFrom } from '../report/computed.ts'
import { winnerIn } from '../report/winner.ts'
import { playScenario } from '../scenario/play.ts'
import type { Scenario, ScenarioMatch, ScenarioRound } from '../scenario/scenario.ts'

/** An event on its way into another tool's file. */
export type Outgoing = {
  readonly name: string | null
  readonly scenario: Scenario
  readonly lists: ReadonlyMap<string, unknown>
}

/** One format that is written. */
export type Writer = (event: Outgoing) => string

/** What everybody has after the Swiss rounds; empty where the engine cannot follow them. */
export const rowsOf = (scenario: Scenario): ReadonlyMap<string, StandingRow> => {
  const state = stateOf(scenario)
  const rows = state === null ? [] : standingsView(state).rows
  return new Map(rows.map((row) => [row.player as string, row]))
}

const stateOf = (scenario: Scenario): EventState | null => {
  try {
    return playScenario(scenario).state
  } catch (fault) {
    if (fault instanceof Refused) return computedFrom(scenario)?.state ?? null
    throw fault
  }
}

/** How many were left in the round that somebody lost; 1 for the champion. */
export const reachedIn = (scenario: Scenario): ReadonlyMap<string, number> => {
  const winnerOf = winnerIn(scenario)
  const reached = new Map<string, number>()
  const bracket = scenario.rounds.filter(({ stage }) => stage !== 'swiss')
  bracket.forEach((round, index) => {
    for (const match of round.matches) {
      const winner = winnerOf(match, round.stage)
      if ('bye' in match || winner === null) continue
      for (const player of match.players) {
        if (player !== winner) reached.set(player, playersIn(round))
        else if (index === bracket.length - 1 && round.matches.length === 1) reached.set(player, 1)
      }
    }
  })
  return reached
}

const namesOf = (match: ScenarioMatch): readonly string[] =>
  'bye' in match ? [match.bye] : match.players

export const playersIn = ({ matches }: ScenarioRound): number => matches.flatMap(namesOf).length

/** The first Swiss round somebody did not play any more; null for whoever stayed. */
export const droppedBefore = ({ rounds }: Scenario, player: string): number | null => {
  const swiss = rounds.filter(({ stage }) => stage === 'swiss')
  const last = swiss.findLastIndex(({ matches }) => matches.flatMap(namesOf).includes(player))
  const isLeft = swiss.slice(last).some(({ drop }) => drop.includes(player))
  return isLeft && last + 1 < swiss.length ? last + 2 : null
}
