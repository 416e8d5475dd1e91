import { describe, expect, it } from 'vitest'
import { id, story } from '../../../testing/story.ts'

describe('contribute-luck', () => {
  it('puts a word on record, with whose phone it came from', () => {
    const told = story({ secret: 'desk' })
    expect(told.facts({ kind: 'contribute-luck', text: ' lighthouse ' })).toEqual([
      { kind: 'luck-contributed', text: 'lighthouse' },
    ])
    const by = { by: { role: 'player', player: id('p1') } } as const
    expect(told.facts({ kind: 'contribute-luck', text: 'storm' }, by)).toEqual([
      { kind: 'luck-contributed', text: 'storm', player: 'p1' },
    ])
  })

  it.each(['', '  ', 'x'.repeat(61)])('refuses what is no word: %j', (text) => {
    const told = story({ secret: 'desk' })
    expect(told.refuses({ kind: 'contribute-luck', text })).toMatchObject({ code: 'bad-value' })
  })

  it('refuses a word once the round is drawn, also after the pairing was taken back', () => {
    const told = story({ secret: 'desk' })
    told.does({ kind: 'pair-round' })
    const late = { kind: 'contribute-luck', text: 'too late' } as const
    expect(told.refuses(late)).toEqual({ code: 'luck-closed', round: 1 })
    told.does({ kind: 'unpair-round' })
    expect(told.refuses(late)).toEqual({ code: 'luck-closed', round: 1 })
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    told.does(late)
    expect(told.state().luck.hall).toEqual([{ text: 'too late', player: null, round: 2 }])
  })

  it('refuses a word once the round is drawn, also after the draw was undone', () => {
    const told = story({ secret: 'desk' })
    const late = { kind: 'contribute-luck', text: 'pick 1' } as const
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'undo', entry: told.entryOf('round-paired'), reason: 'again' })
    expect(told.refuses(late)).toEqual({ code: 'luck-closed', round: 1 })
  })

  it('refuses a word once the places of a bracket are drawn, also after that was undone', () => {
    const told = story({
      ...{ players: 4, secret: 'desk', regulation: 'x-wing/de' },
      structure: { kind: 'custom', stages: [{ kind: 'elimination', rounds: null, cut: null }] },
    })
    const late = { kind: 'contribute-luck', text: 'pick 1' } as const
    expect(told.refuses(late)).toEqual({ code: 'luck-closed', round: 1 })
    told.does({ kind: 'undo', entry: told.entryOf('stage-started'), reason: 'again' })
    expect(told.refuses(late)).toEqual({ code: 'luck-closed', round: 1 })
  })

  it('has nothing to add to where lots were not fixed', () => {
    const told = story()
    expect(told.refuses({ kind: 'contribute-luck', text: 'storm' })).toEqual({
      code: 'luck-not-committed',
    })
  })
})
