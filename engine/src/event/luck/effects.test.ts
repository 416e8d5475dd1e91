import { describe, expect, it } from 'vitest'
import { story } from '../../../testing/story.ts'

describe('when a word of the hall is undone', () => {
  it('it is mixed into nothing', () => {
    const told = story({ secret: 'desk' })
    told.does({ kind: 'contribute-luck', text: 'storm' })
    const entry = told.entryOf('luck-contributed')
    told.does({ kind: 'undo', entry, reason: 'misheard' })
    expect(told.state().luck.hall).toEqual([])
  })

  it('a draw that it went into stays as it was drawn', () => {
    const told = story({ secret: 'desk' })
    told.does({ kind: 'contribute-luck', text: 'storm' })
    told.does({ kind: 'pair-round' })
    const { entropy } = told.state().rounds[0] ?? {}
    const entry = told.entryOf('luck-contributed')
    told.does({ kind: 'undo', entry, reason: 'misheard' })
    expect(told.state().rounds[0]?.entropy).toBe(entropy)
  })
})
