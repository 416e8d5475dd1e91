import { describe, expect, it } from 'vitest'
import { story } from '../../../testing/story.ts'

const command = { kind: 'publish-round' } as const

describe('publish-round', () => {
  it('shows a paired round to everybody', () => {
    const told = story()
    told.does({ kind: 'pair-round' })
    expect(told.facts(command)).toEqual([{ kind: 'round-published', round: 1 }])
    expect(told.state().rounds[0]?.status).toBe('published')
  })

  it('refuses where nothing is paired', () => {
    expect(story({ started: false }).refuses(command)).toEqual({ code: 'no-round' })
    const told = story()
    expect(told.refuses(command)).toEqual({ code: 'no-round' })
    told.playRound()
    expect(told.refuses(command)).toEqual({ code: 'no-round' })
  })

  it('refuses a second time', () => {
    const told = story()
    told.does({ kind: 'pair-round' })
    told.does(command)
    expect(told.refuses(command)).toEqual({ code: 'round-already-published', round: 1 })
  })
})
