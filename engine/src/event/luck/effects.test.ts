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

  it('it must not have gone into a draw, also one that was taken back', () => {
    const told = story({ secret: 'desk' })
    told.does({ kind: 'contribute-luck', text: 'storm' })
    const entry = told.entryOf('luck-contributed')
    told.does({ kind: 'pair-round' })
    const again = { kind: 'undo', entry, reason: 'misheard' } as const
    expect(told.refuses(again)).toEqual({ code: 'luck-closed', round: 1 })
    told.does({ kind: 'undo', entry: told.entryOf('round-paired'), reason: 'once more' })
    expect(told.refuses(again)).toEqual({ code: 'luck-closed', round: 1 })
  })

  it('it does not come back once the round was drawn without it', () => {
    const told = story({ secret: 'desk' })
    told.does({ kind: 'contribute-luck', text: 'storm' })
    told.does({ kind: 'undo', entry: told.entryOf('luck-contributed'), reason: 'misheard' })
    const entry = told.entryOf('undone')
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'undo', entry: told.entryOf('round-paired'), reason: 'once more' })
    const back = { kind: 'undo', entry, reason: 'it was right' } as const
    expect(told.refuses(back)).toEqual({ code: 'luck-closed', round: 1 })
  })
})
