import { describe, expect, it } from 'vitest'
import { type Story, story } from '../../testing/story.ts'
import { publicLength } from './public-length.ts'

const lastKind = (told: Story) => {
  const { log } = told.event()
  return log[publicLength(told.event()) - 1]?.fact.kind ?? null
}

const once = { kind: 'custom', stages: [{ kind: 'swiss', rounds: 1, cut: null }] } as const
const twice = { kind: 'custom', stages: [{ kind: 'swiss', rounds: 2, cut: null }] } as const

describe('the part of a log that everybody may see', () => {
  it('begins with the first published round', () => {
    const told = story({ secret: 'desk' })
    expect(publicLength(told.event())).toBe(0)
    told.does({ kind: 'pair-round' })
    expect(publicLength(told.event())).toBe(0)
    told.does({ kind: 'publish-round' })
    expect(lastKind(told)).toBe('round-published')
  })

  it('does not tell of a pairing before its round is published, nor of one thrown away', () => {
    const told = story({ secret: 'desk', structure: twice })
    told.playRound()
    const length = publicLength(told.event())
    expect(lastKind(told)).toBe('round-closed')
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'unpair-round' })
    told.does({ kind: 'pair-round' })
    expect(publicLength(told.event())).toBe(length)
    told.does({ kind: 'publish-round' })
    expect(publicLength(told.event())).toBe(told.event().log.length)
  })

  it('does not become less when a round that was seen is taken back', () => {
    const told = story({ secret: 'desk' })
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    const length = publicLength(told.event())
    told.does({ kind: 'undo', entry: told.entryOf('round-published'), reason: 'too early' })
    expect(publicLength(told.event())).toBe(length)
  })

  it('keeps who has won until the event is finished, and then tells everything', () => {
    const told = story({ secret: 'desk', structure: once })
    told.playRound()
    expect(lastKind(told)).toBe('round-published')
    told.does({ kind: 'finish-event' })
    expect(publicLength(told.event())).toBe(told.event().log.length)
  })
})
