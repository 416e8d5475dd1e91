import { describe, expect, it } from 'vitest'
import { id, story } from '../../../testing/story.ts'
import { awaiting } from '../../views/rounds/awaiting.ts'

const cancel = { kind: 'cancel-event', reason: ' The hall is flooded. ' } as const

describe('cancel-event', () => {
  it('says why, and the day waits for nothing any more', () => {
    const told = story()
    expect(told.facts(cancel)).toEqual([
      { kind: 'event-cancelled', reason: 'The hall is flooded.' },
    ])
    expect(told.state().cancelled).toMatchObject({ reason: 'The hall is flooded.' })
    expect(awaiting(told.state())).toEqual({ step: 'nothing' })
  })

  it('is refused without a reason', () => {
    const told = story()
    expect(told.refuses({ kind: 'cancel-event', reason: '  ' })).toEqual({ code: 'reason-needed' })
  })

  it('leaves nothing to be done but to tell people', () => {
    const told = story()
    told.does(cancel)
    expect(told.refuses({ kind: 'register-player', player: id('p9') })).toEqual({
      code: 'event-cancelled',
    })
    expect(told.refuses(cancel)).toEqual({ code: 'event-cancelled' })
    told.does({ kind: 'announce-message', text: 'See you in May.' })
    expect(told.state().message?.text).toBe('See you in May.')
  })

  it('is undone, and the event goes on where it was', () => {
    const told = story()
    const before = awaiting(told.state())
    told.does(cancel)
    const entry = told.state().cancelled?.entry ?? 0
    told.does({ kind: 'undo', entry, reason: 'the water is gone' })
    expect(told.state().cancelled).toBeNull()
    expect(awaiting(told.state())).toEqual(before)
  })

  it('is only the organizer’s', () => {
    const told = story()
    expect(told.refuses(cancel, { by: { role: 'judge' } })).toMatchObject({ code: 'not-allowed' })
  })
})
