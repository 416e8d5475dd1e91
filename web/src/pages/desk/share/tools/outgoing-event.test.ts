import { type Event, type EventState, isEndKept } from '@topcut/engine'
import { playScenario, readScenario } from '@topcut/exchange'
import { describe, expect, it } from 'vitest'
import type { PublicNames } from '../../../../leader/names/public-names.ts'
import { outgoingEvent } from './outgoing-event.ts'

const won = (first: string, second: string) => ({
  players: [first, second],
  result: { ending: 'destruction', score: [100, 40] },
})

/** Two rounds, all played; nobody has said yet who has won. */
const played = (cut: number, ...rounds: readonly object[]): { event: Event; state: EventState } => {
  const event = playScenario(
    readScenario({
      regulation: 'x-wing/en-3.2',
      structure: { kind: 'custom', swissRounds: 2, cut },
      players: ['Ada', 'Ben', 'Cy', 'Dee'],
      rounds: [
        { matches: [won('Ada', 'Ben'), won('Cy', 'Dee')] },
        { matches: [won('Ada', 'Cy'), won('Ben', 'Dee')] },
        ...rounds,
      ],
    }),
  )
  if (event.state === null) throw new Error('nothing was played')
  return { event, state: event.state }
}

const names = {
  player: (id: string) => `${id}!`,
  members: () => [],
} as unknown as PublicNames

const resultsIn = (held: { event: Event; state: EventState }) =>
  outgoingEvent(held, names).scenario.rounds.map(({ matches }) =>
    matches.map((match) => ('result' in match ? (match.result?.ending ?? null) : 'bye')),
  )

describe('an event on its way to another tool', () => {
  it.each([
    ['Swiss rounds', played(0)],
    ['a final', played(2, { stage: 'elimination', matches: [won('Ada', 'Ben')] })],
  ])('keeps to itself who has won until that is told: %s', (_, held) => {
    expect(isEndKept(held.state)).toBe(true)
    const results = resultsIn(held)
    expect(new Set(results.at(-1))).toEqual(new Set([null]))
    expect(new Set(results.slice(0, -1).flat())).toEqual(new Set(['destruction']))
  })

  it('names people as it is told to', () => {
    const { scenario } = outgoingEvent(played(0), names)
    expect(scenario.players.map(({ name }) => name)).toEqual(['Ada!', 'Ben!', 'Cy!', 'Dee!'])
  })
})
