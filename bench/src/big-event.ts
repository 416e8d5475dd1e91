import {
  advance,
  commandId,
  day,
  type Entry,
  type Event,
  type Fact,
  instant,
  matchId,
  openEvent,
  playerId,
  type Regulation,
  type Result,
  type StagePlan,
} from '@topcut/engine'
import { type Luck, luckFrom } from './luck.ts'
import type { SwissState } from './pairing/swiss-state.ts'

const swiss: StagePlan = { kind: 'swiss', rounds: null, cut: null }
const id = (player: number) => playerId(`${player}`)

/** The same event in our own words: a log, folded into its state. */
export const bigEvent = ({ id: regulation, scoring }: Regulation, played: SwissState): Event => {
  const luck = luckFrom(1)
  const everybody = Array.from({ length: played.players }, (_, player) => id(player))
  const facts: readonly Fact[] = [
    {
      kind: 'event-created',
      name: 'A very large event',
      regulation,
      tier: 'casual',
      date: day('2015-10-03'),
      structure: { kind: 'open' },
      options: {},
      entropy: 'bench',
    },
    ...everybody.flatMap((player, index): readonly Fact[] => [
      { kind: 'player-registered', player, number: index + 1, earnedBye: false, avoid: [] },
      { kind: 'player-checked-in', player },
    ]),
    { kind: 'event-announced', stages: [swiss], headCount: played.players },
    { kind: 'stage-started', stage: 0, plan: swiss, entrants: everybody },
    ...played.rounds.flatMap((round, index) =>
      roundFacts(index + 1, round, () => wonBy(scoring.swiss.method, luck)),
    ),
  ]
  return openEvent(facts.map((fact, index) => entry(fact, index + 1)))
}

/** The event with one more round. */
export const playedOn = (
  event: Event,
  { scoring }: Regulation,
  round: number,
  played: SwissState['rounds'][number],
): Event => {
  const luck = luckFrom(round)
  const facts = roundFacts(round, played, () => wonBy(scoring.swiss.method, luck))
  return advance(
    event,
    facts.map((fact, index) => entry(fact, event.log.length + index + 1)),
  )
}

const entry = (fact: Fact, n: number): Entry => ({
  n,
  at: instant(1_443_860_000_000 + n),
  by: { role: 'organizer' },
  command: commandId(`command-${n}`),
  fact,
})

const roundFacts = (
  round: number,
  played: SwissState['rounds'][number],
  result: () => Result,
): readonly Fact[] => {
  const pairings = played.map(([winner, loser], index) => ({
    table: index + 1,
    players: [id(winner), id(loser)] as const,
    reason: { kind: 'by-hand' } as const,
    match: matchId(`${round}-${index + 1}`),
  }))
  const method = { name: 'by-hand', version: 1 }
  return [
    {
      kind: 'round-paired',
      round,
      stage: 0,
      method,
      entropy: '',
      pairings,
      byes: [],
      receipt: null,
      leftOut: [],
    },
    { kind: 'round-published', round },
    ...pairings.map(({ match }): Fact => ({ kind: 'result-entered', match, result: result() })),
    { kind: 'round-closed', round },
  ]
}

type Method = Regulation['scoring']['swiss']['method']

/** The first player wins, by some margin. */
const wonBy = (method: Method, luck: Luck): Result => {
  if (method !== 'two-games') return { ending: 'time', score: [40, Math.floor(luck() * 40)] }
  return { ending: 'games', games: ['first', luck() < 0.5 ? 'first' : 'second'] }
}
