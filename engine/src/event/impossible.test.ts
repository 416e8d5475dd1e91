import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { firstImpossible } from './impossible.ts'
import type { Fact } from './spine/answers.ts'
import type { Entry, Log } from './spine/entry.ts'

const folder = new URL('../../../golden/logs/', import.meta.url)
const read = (file: string): Log => JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
const log = read('x-wing-en-3.2-2.json')

const at = (kind: Fact['kind']): number => log.findIndex(({ fact }) => fact.kind === kind)
const numbered = (entries: readonly Entry[]): Log =>
  entries.map((entry, index) => ({ ...entry, n: index + 1 }))
const changed = (index: number, change: object): Log =>
  log.map((entry, place) =>
    place === index ? { ...entry, fact: { ...entry.fact, ...change } as Fact } : entry,
  )
/** The log up to an entry, with another fact in its place. */
const upTo = (index: number, fact: Fact): Log =>
  numbered([...log.slice(0, index), { ...(log[index] as Entry), fact }])

describe('a log from elsewhere', () => {
  it.each(readdirSync(folder))('as it was played can have happened: %s', (file) => {
    expect(firstImpossible(read(file))).toBeNull()
  })

  it.each<[string, Log, number]>([
    ['nothing was created', numbered(log.slice(1)), 1],
    ['it was created twice', upTo(3, log[0]?.fact as Fact), 4],
    ['by a document nobody knows', changed(0, { regulation: 'chess/2051' }), 1],
    ['on a day that is in no calendar', changed(0, { date: '2026-02-30' }), 1],
    [
      'its logo is fetched from elsewhere',
      upTo(1, { kind: 'event-described', about: { logo: 'https://elsewhere.example/a.png' } }),
      2,
    ],
    [
      'its logo was fetched from elsewhere from the beginning',
      changed(0, { about: { logo: 'https://elsewhere.example/a.png' } }),
      1,
    ],
    [
      'it was moved to a day that is in no calendar',
      upTo(1, { kind: 'event-described', about: { date: '2026-02-30' as never } }),
      2,
    ],
    [
      'somebody registered twice',
      upTo(at('player-registered') + 1, log[at('player-registered')]?.fact as Fact),
      at('player-registered') + 2,
    ],
    [
      'a round was closed before it was paired',
      upTo(at('round-paired'), { kind: 'round-closed', round: 1 }),
      at('round-paired') + 1,
    ],
    [
      'a match has a result that was never paired',
      upTo(at('result-entered'), { kind: 'match-started', match: 'nowhere' as never }),
      at('result-entered') + 1,
    ],
    ['what is still to come was taken back', upTo(5, { kind: 'undone', entry: 9, reason: 'r' }), 6],
    ['itself was taken back', upTo(5, { kind: 'undone', entry: 6, reason: 'r' }), 6],
    ['the creation was taken back', upTo(5, { kind: 'undone', entry: 1, reason: 'r' }), 6],
    [
      'the champion is another one',
      changed(at('event-finished'), { champion: 'player-0' }),
      at('event-finished') + 1,
    ],
  ])('is impossible where %s', (_, other, n) => {
    expect(firstImpossible(other)?.n).toBe(n)
  })
})
