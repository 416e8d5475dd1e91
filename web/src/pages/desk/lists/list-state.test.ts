import { type ListView, listsView, regulations } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { player, register, sampleEvent, start } from '../../../../testing/sample-event.suite.ts'
import { listCounts, listStateOf, nextWithout } from './list-state.ts'

const text = { kind: 'text', text: 'Vader, alone' } as const
const strict = regulations.find(({ lists }) => lists.list.value.always)
const lenient = regulations.find(
  ({ lists }) => lists.list.value.askedAt.length === 0 && !lists.list.value.always,
)

const structure = { kind: 'custom', stages: [{ kind: 'swiss', rounds: 3, cut: null }] } as const

const viewsOf = (sample: ReturnType<typeof sampleEvent>): readonly ListView[] =>
  listsView(sample.state(), { role: 'organizer' }, null)

describe('where a list stands', () => {
  it('is missing only where lists are due', () => {
    for (const [regulation, state] of [
      [strict, 'missing'],
      [lenient, 'none'],
    ] as const) {
      const sample = sampleEvent({ regulation: regulation?.id ?? '', structure })
      register(sample, 1)
      expect(viewsOf(sample).map(listStateOf)).toEqual([state])
    }
  })

  it('goes from handed in over corrected to what has to be looked into', () => {
    const sample = sampleEvent({ regulation: strict?.id ?? '' })
    register(sample, 2)
    sample.give({ kind: 'submit-list', player: player(1), list: text })
    expect(viewsOf(sample).map(listStateOf)).toEqual(['unchecked', 'missing'])
    sample.give({ kind: 'record-list-check', player: player(1) })
    expect(viewsOf(sample).map(listStateOf)).toEqual(['handed-in', 'missing'])
    const clean = viewsOf(sample)[0] as ListView
    expect(listStateOf(clean)).toBe('handed-in')
    const changes = { removed: [], added: [], points: null }
    const corrected = {
      ...clean,
      corrections: [{ reason: 'x', possibleAdvantage: false, changes }],
    }
    expect(listStateOf(corrected)).toBe('corrected')
    expect(listStateOf({ ...corrected, investigate: true })).toBe('investigate')
  })

  it('is counted, what needs somebody first', () => {
    const sample = sampleEvent({ regulation: strict?.id ?? '' })
    start(sample, 4)
    sample.give({ kind: 'submit-list', player: player(1), list: text })
    sample.give({ kind: 'submit-list', player: player(2), list: text })
    sample.give({
      kind: 'correct-list',
      player: player(2),
      list: text,
      reason: 'as played',
      possibleAdvantage: true,
    })
    expect(listCounts(viewsOf(sample))).toEqual([
      ['investigate', 1],
      ['unchecked', 1],
      ['missing', 2],
    ])
  })

  it('leads to the next player without a list, round again', () => {
    const sample = sampleEvent({ regulation: strict?.id ?? '' })
    register(sample, 3)
    sample.give({ kind: 'submit-list', player: player(2), list: text })
    const views = viewsOf(sample)
    expect(nextWithout(views, player(1))).toBe(player(3))
    expect(nextWithout(views, player(3))).toBe(player(1))
    sample.give({ kind: 'submit-list', player: player(1), list: text })
    expect(nextWithout(viewsOf(sample), player(3))).toBeNull()
  })
})
