import type { Fact } from '@topcut/engine'
import { createdFact, registeredFact, sampleAppending, sampleEvent } from '../sample.suite.ts'
import type { Appending } from '../store.ts'

export const cutEvent = sampleEvent('cut')

/** Numbers from 0 to 1 that come the same for the same seed. */
export const luckFrom = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** One entry each, of many lengths, a published round now and then: the same for the same seed. */
export const appendingNumber = (n: number, seed: number): Appending => {
  const luck = luckFrom(seed * 1_000 + n)
  const [kind, length] = [luck(), Math.floor(luck() ** 3 * 20_000)]
  const wide = createdFact('wide '.repeat(length / 5))
  const fact: Fact =
    n === 1 || kind < 0.3
      ? wide
      : kind < 0.4
        ? ({ kind: 'round-published', round: n } as unknown as Fact)
        : registeredFact(n)
  return sampleAppending(cutEvent, n - 1, [fact])
}
