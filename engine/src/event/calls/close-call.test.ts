import { describe, expect, it } from 'vitest'
import { asPlayer, calls } from '../../../testing/matters.ts'
import { role, story } from '../../../testing/story.ts'

const close = (call: number) => ({ kind: 'close-call', call }) as const

describe('close-call', () => {
  it.each([
    ['a leader', role('judge')],
    ['the caller', asPlayer('p1')],
  ] as const)('%s ends it, with the time', (_, by) => {
    const told = story()
    const n = calls(told, 'p1')
    expect(told.facts(close(n), by)).toEqual([{ kind: 'call-closed', call: n }])
    expect(told.state().calls.get(n)?.closedAt).toBe(told.event().log.at(-1)?.at)
  })

  it('still when the event is over', () => {
    const told = story()
    const n = calls(told, 'p1')
    told.playRound()
    told.does({ kind: 'finish-event' })
    expect(told.ask(close(n))).toMatchObject({ granted: true })
  })

  it('refuses what nobody called, and a second time', () => {
    const told = story()
    expect(told.refuses(close(2))).toEqual({ code: 'unknown-matter', matter: 'call', n: 2 })
    const n = calls(told, 'p1')
    told.does(close(n))
    expect(told.refuses(close(n))).toEqual({ code: 'matter-settled', matter: 'call', n })
  })

  it('refuses another player', () => {
    const told = story()
    const n = calls(told, 'p1')
    told.does({ kind: 'call-judge', about: 'the hall is cold' })
    const refusal = { code: 'not-allowed', role: 'player', command: 'close-call' }
    expect(told.refuses(close(n), asPlayer('p2'))).toEqual(refusal)
    expect(told.refuses(close(told.entryOf('judge-called')), role('player'))).toEqual(refusal)
  })
})
