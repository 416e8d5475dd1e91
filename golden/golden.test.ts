import { existsSync, readFileSync } from 'node:fs'
import { checkRound, decide, isDeparture, type Log, openEvent, regulations } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { fileFor, outcomeOf } from './outcome.ts'

const read = (folder: 'logs' | 'expected', regulation: string): unknown =>
  JSON.parse(readFileSync(fileFor(folder, regulation), 'utf8'))

describe.each(regulations.map(({ id }) => id))('the golden event of %s', (id) => {
  it('is there', () => {
    expect(existsSync(fileFor('logs', id))).toBe(true)
  })

  it('still says what it said when it was played', () => {
    expect(outcomeOf(read('logs', id) as Log)).toEqual(read('expected', id))
  })

  it('has a drop, a bye, an amended result and a champion', () => {
    const log = read('logs', id) as Log
    const kinds = new Set(log.map(({ fact }) => fact.kind))
    for (const kind of ['player-dropped', 'result-amended', 'event-finished'] as const) {
      expect(kinds).toContain(kind)
    }
    const { state } = openEvent(log)
    expect(state?.rounds.some(({ byes }) => byes.length > 0)).toBe(true)
  })

  it('would be paired the same again from its entropy', () => {
    const log = read('logs', id) as Log
    const rounds = log.filter(({ fact }) => fact.kind === 'round-paired')
    expect(rounds.length).toBeGreaterThan(3)
    for (const { n, at, by, fact } of rounds) {
      if (fact.kind !== 'round-paired') continue
      const before = openEvent(log.slice(0, n - 1))
      const { entropy } = fact
      const again = decide(before, { command: { kind: 'pair-round' }, by, at, entropy })
      expect(again.granted && again.facts).toEqual([fact])
      if (before.state === null) continue
      expect(checkRound(before.state, fact).findings.filter(isDeparture)).toEqual([])
    }
  })
})
