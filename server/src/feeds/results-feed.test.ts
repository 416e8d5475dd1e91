import { eventId, type Fact, instant, type Log, type PublicTables } from '@topcut/engine'
import { expect, it } from 'vitest'
import { momentsIn } from './moments.ts'
import { resultsFeed } from './results-feed.ts'

const logOf = (...facts: readonly object[]): Log =>
  facts.map((fact, index) => ({
    n: index + 1,
    at: instant((index + 1) * 1_000),
    by: { role: 'organizer' },
    command: `c${index}` as never,
    fact: fact as Fact,
  }))

const closed = (result: object | null) =>
  ({
    number: 1,
    status: 'closed',
    roundName: { kind: 'left', left: 1 },
    tables: [{ players: [{ name: 'Ana L.' }, { name: 'Bo K.' }], result }],
    byes: [],
  }) as unknown as PublicTables

const told = (round: PublicTables) =>
  resultsFeed({
    event: eventId('e1'),
    about: { name: 'Cup', organizers: [], terms: {} } as never,
    moments: new Map(),
    language: 'en',
    address: 'https://topcut.example',
    rounds: [round],
    places: null,
  })

it('a final whose result is kept for the ceremony is not told, though its round is closed', () => {
  expect(told(closed(null))).not.toContain('<entry>')
  expect(told(closed({ ending: 'destruction', score: [100, 42] }))).toContain('Cup: Final, results')
})

it('a result that was amended, or the amendment undone, is news again', () => {
  const log = logOf(
    { kind: 'event-created' },
    { kind: 'round-closed', round: 1 },
    { kind: 'result-amended', match: 'm1' },
    { kind: 'player-registered' },
    { kind: 'undone', entry: 3 },
    { kind: 'result-amended', match: 'elsewhere' },
  )
  const roundOf = (match: string) => (match === 'm1' ? 1 : undefined)
  expect([...momentsIn(log.slice(0, 4), roundOf)]).toEqual([
    ['event', { at: 1_000, before: 0 }],
    ['results 1', { at: 3_000, before: 1 }],
  ])
  expect(momentsIn(log, roundOf).get('results 1')).toEqual({ at: 5_000, before: 2 })
})
