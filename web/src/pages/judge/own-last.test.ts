import { commandId, type Entry, type Event, leaderId } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { register, sampleEvent } from '../../../testing/sample-event.suite.ts'
import { ownLast } from './own-last.ts'

const jo = { role: 'judge', leader: leaderId('jo') } as const

/** Three messages, of which Jo gave those that are named, the last two with one press. */
const told = (...own: readonly number[]): { event: Event; entries: readonly Entry[] } => {
  const sample = sampleEvent()
  register(sample, 1)
  const press = commandId('press')
  const ids = [commandId('before'), press, commandId('press~1')]
  const entries = ids.flatMap((id, n) =>
    sample.give({ kind: 'announce-message', text: `news ${n}` }, undefined, id),
  )
  const given = new Set(own.map((index) => entries[index]?.n))
  const log = sample.event().log.map((entry) => (given.has(entry.n) ? { ...entry, by: jo } : entry))
  return { event: { ...sample.event(), log }, entries }
}

const numbers = (event: Event, done = null) =>
  ownLast(event, jo, done)?.entries.map(({ n }) => n) ?? null

describe('what a judge may take back', () => {
  it('is the own last step, whatever others did since', () => {
    const { event, entries } = told(0)
    expect(numbers(event)).toEqual([entries[0]?.n])
  })

  it('is all that one press did', () => {
    const { event, entries } = told(0, 1, 2)
    expect(numbers(event)).toEqual([entries[1]?.n, entries[2]?.n])
  })

  it('is nothing where nothing is theirs, or nobody knows who they are', () => {
    expect(numbers(told().event)).toBeNull()
    expect(ownLast(told(0).event, { role: 'judge' }, null)).toBeNull()
  })
})
