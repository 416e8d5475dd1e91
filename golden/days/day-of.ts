import { readFileSync } from 'node:fs'
import {
  earnedIn,
  type FactKind,
  type FactOf,
  type Log,
  matchesOf,
  openEvent,
  standingsView,
} from '@topcut/engine'
import { expect } from 'vitest'
import type { Refused } from '../desk.ts'
import { bookDayOf, fileFor } from '../outcome.ts'
import { numbered } from './hall.ts'

const read = (folder: 'logs' | 'refused', regulation: string): unknown =>
  JSON.parse(readFileSync(fileFor(folder, bookDayOf(regulation)), 'utf8'))

export const logOf = (regulation: string): Log => read('logs', regulation) as Log

export const refusedOn = (regulation: string): readonly Refused[] =>
  read('refused', regulation) as readonly Refused[]

/** A day as it ended, with what was added up by hand to compare it with. */
export const dayOf = (regulation: string) => {
  const log = logOf(regulation)
  const state = openEvent(log).state ?? expect.fail('no event')
  const facts = <K extends FactKind>(kind: K): readonly FactOf<K>[] =>
    log.flatMap(({ fact }) => (fact.kind === kind ? [fact as FactOf<K>] : []))
  return {
    state,
    facts,
    /** What a match of a round was worth to this player. */
    had: (round: number, number: number): string => {
      const player = numbered(number)
      const found = state.rounds[round - 1] ?? expect.fail('no such round')
      const match = matchesOf(state, found).find(({ players }) => players.includes(player))
      const earned = match === undefined ? null : earnedIn(state, match)
      const own = earned?.[match?.players[0] === player ? 0 : 1] ?? expect.fail('no such match')
      const { outcome, tournamentPoints, marginOfVictory } = own
      return `${outcome} ${tournamentPoints}${marginOfVictory === null ? '' : `/${marginOfVictory}`}`
    },
    /** Points, and margins where there are any, in the standings. */
    total: (number: number): string => {
      const row = standingsView(state).rows.find(({ player }) => player === numbered(number))
      const { tournamentPoints = null, marginOfVictory = null } = row ?? {}
      return `${tournamentPoints}${marginOfVictory === null ? '' : `/${marginOfVictory}`}`
    },
    statusOf: (number: number) => state.players.get(numbered(number))?.status,
    games: (round: number): readonly string[] =>
      matchesOf(state, state.rounds[round - 1] ?? expect.fail('no such round')).map(
        ({ game, players }) => `${game} ${players.map((one) => one.slice(7)).join('-')}`,
      ),
    seeds: state.cut?.seeds.map((player) => player.slice(7)).join(' '),
    champion: state.finished?.champion,
    overridden: facts('rule-overridden').map(({ refusal }) => refusal.code),
  }
}
