import type { CommandId, Entry, EventId, Fact, Instant, PlayerId } from '@topcut/engine'
import type { Person } from '@topcut/protocol'
import type { Appending } from './store.ts'

/** Facts and names to store in tests; a store does not ask whether the rules would allow them. */
export const sampleEvent = (text = 'e1') => text as EventId
export const samplePlayer = (n: number) => `p${n}` as PlayerId

export const createdFact = (name: string): Fact =>
  ({
    kind: 'event-created',
    name,
    regulation: 'x-wing/en-3.2',
    tier: 'casual',
    date: '2026-05-02',
    structure: { kind: 'open' },
    options: {},
    entropy: 'sample',
  }) as Fact

export const registeredFact = (n: number): Fact => ({
  kind: 'player-registered',
  player: samplePlayer(n),
  number: n,
  earnedBye: false,
  avoid: [],
})

/** One command's appending on top of `expected` entries. */
export const sampleAppending = (
  event: EventId,
  expected: number,
  facts: readonly Fact[],
  people: readonly Person[] = [],
  command = `c${expected + 1}`,
): Appending => ({
  event,
  expected,
  entries: facts.map(
    (fact, index): Entry => ({
      n: expected + 1 + index,
      at: (1_000 + expected + index) as Instant,
      by: { role: 'organizer' },
      command: command as CommandId,
      fact,
    }),
  ),
  records: [
    {
      command: command as CommandId,
      digest: `digest of ${command}`,
      first: expected + 1,
      last: expected + facts.length,
      warnings: [],
    },
  ],
  people,
})

/** Several commands stored together, `t1` and on, each registering a player. */
export const sampleTogether = (event: EventId, expected: number, count: number): Appending => {
  const each = Array.from({ length: count }, (_, index) =>
    sampleAppending(event, expected + index, [registeredFact(index + 1)], [], `t${index + 1}`),
  )
  return {
    event,
    expected,
    entries: each.flatMap(({ entries }) => entries),
    records: each.flatMap(({ records }) => records),
    people: [],
  }
}
