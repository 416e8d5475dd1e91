import {
  commandId,
  day,
  type Entry,
  type Fact,
  instant,
  type Log,
  matchId,
  type PlayerId,
  type StagePlan,
} from '../src/index.ts'
import { id, names } from './story.ts'

const swiss: StagePlan = { kind: 'swiss', rounds: null, cut: null }

/**
 * The log of a very large event, written down fact by fact: asking for every one of them would
 * take far longer than reading them. One command each, as at a busy desk.
 */
export const longLog = (players: number, rounds: number, facts: number): Log => {
  const everybody = names(players).map(id)
  const all: Fact[] = [
    {
      kind: 'event-created',
      name: 'A very large event',
      regulation: 'x-wing/en-3.2',
      tier: 'casual',
      date: day('2015-10-03'),
      structure: { kind: 'open' },
      options: {},
      entropy: 'hall',
    },
    ...everybody.flatMap((player, index): readonly Fact[] => [
      { kind: 'player-registered', player, number: index + 1, earnedBye: false, avoid: [] },
      { kind: 'player-checked-in', player },
    ]),
    { kind: 'event-announced', stages: [swiss], headCount: players },
    { kind: 'stage-started', stage: 0, plan: swiss, entrants: everybody },
  ]
  for (let round = 1; round <= rounds; round++) all.push(...roundOf(everybody, round))
  for (let amended = 0; all.length < facts; amended++) {
    const match = matchId(`1-${1 + (amended % Math.floor(players / 2))}`)
    const result = { ending: 'time', score: [amended % 90, 50] } as const
    all.push({ kind: 'result-amended', match, result, reason: 'mistyped' })
  }
  return all.map((fact, index): Entry => {
    const n = index + 1
    return {
      n,
      at: instant(1_443_860_000_000 + n * 100),
      by: { role: 'organizer' },
      command: commandId(`command-${n}`),
      fact,
    }
  })
}

const roundOf = (players: readonly PlayerId[], round: number): readonly Fact[] => {
  const half = players.length / 2
  const pairings = Array.from({ length: half }, (_, index) => ({
    table: index + 1,
    players: [players[index], players[half + ((index + round) % half)]] as [PlayerId, PlayerId],
    reason: { kind: 'by-hand' } as const,
    match: matchId(`${round}-${index + 1}`),
  }))
  return [
    {
      kind: 'round-paired',
      round,
      stage: 0,
      method: { name: 'by-hand', version: 1 },
      entropy: `round-${round}`,
      pairings,
      byes: [],
      receipt: null,
      leftOut: [],
    },
    { kind: 'round-published', round },
    ...pairings.map(
      ({ match }, index): Fact => ({
        kind: 'result-entered',
        match,
        result: { ending: 'destruction', score: [100, index % 100] },
      }),
    ),
    { kind: 'round-closed', round },
  ]
}
