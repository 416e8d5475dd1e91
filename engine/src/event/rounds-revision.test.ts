import { describe, expect, it } from 'vitest'
import { story } from '../../testing/story.ts'
import { roundsRevision } from './facts.ts'

describe('the revision of the rounds', () => {
  it('moves with every step from round to round, and not with results', () => {
    const told = story({ started: false })
    const now = () => roundsRevision(told.event().log)
    expect(now()).toBe(0)
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'start-stage' })
    const seen = [now()]
    const moves = (change: () => void) => {
      change()
      seen.push(now())
    }
    moves(() => told.does({ kind: 'pair-round' }))
    moves(() => told.does({ kind: 'unpair-round' }))
    moves(() => told.does({ kind: 'pair-round' }))
    moves(() => told.does({ kind: 'publish-round' }))
    const published = now()
    told.does({ kind: 'start-clock' })
    for (const table of [1, 2]) {
      const { match } = told.matchAt(table)
      const result = { ending: 'destruction', score: [100, 0] } as const
      told.does({ kind: 'enter-result', match, result })
    }
    expect(now()).toBe(published)
    moves(() => told.does({ kind: 'close-round' }))
    const close = told.entryOf('round-closed')
    moves(() => told.does({ kind: 'undo', entry: close, reason: 'a slip' }))
    expect(seen).toEqual([...new Set(seen)])
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  })
})
