import { describe, expect, it } from 'vitest'
import { id, role, story } from '../../../testing/story.ts'

const admit = (name: string) => ({ kind: 'admit-player', player: id(name) }) as const

/** Two places, both taken; ada and ben wait. */
const full = () => {
  const told = story({ players: 2, started: false })
  told.does({ kind: 'set-capacity', players: 2 })
  for (const name of ['ada', 'ben']) told.does({ kind: 'register-player', player: id(name) })
  return told
}
const withOneFree = () => {
  const told = full()
  told.does({ kind: 'drop-player', player: id('p1'), when: 'now' })
  return told
}

describe('admit-player', () => {
  it('gives the next the place that is free', () => {
    const told = withOneFree()
    expect(told.facts(admit('ada'))).toEqual([{ kind: 'player-admitted', player: 'ada' }])
    expect(told.state().players.get(id('ada'))).toMatchObject({ status: 'registered', number: 3 })
    told.does({ kind: 'check-in-player', player: id('ada') })
  })

  it('refuses where the hall is full, and gives way to a reason', () => {
    const told = full()
    const refusal = { code: 'hall-full', player: 'ada', places: 2, overridable: true }
    expect(told.refuses(admit('ada'))).toEqual(refusal)
    expect(told.facts(admit('ada'), { override: 'a folding table' })).toEqual([
      { kind: 'rule-overridden', refusal, reason: 'a folding table' },
      { kind: 'player-admitted', player: 'ada' },
    ])
  })

  it('refuses to let somebody past who has waited longer, and gives way to a reason', () => {
    const told = withOneFree()
    const refusal = { code: 'not-next', player: 'ben', next: 'ada', overridable: true }
    expect(told.refuses(admit('ben'))).toEqual(refusal)
    expect(told.refuses(admit('ben'), { ...role('scorekeeper'), override: 'please' })).toEqual(
      refusal,
    )
    expect(told.facts(admit('ben'), { override: 'ada is not here' })).toMatchObject([
      { refusal },
      { kind: 'player-admitted', player: 'ben' },
    ])
  })

  it('refuses whoever does not wait', () => {
    expect(full().refuses(admit('p1'))).toEqual({ code: 'not-waiting', player: 'p1' })
    expect(full().refuses(admit('cid'))).toEqual({ code: 'unknown-player', player: 'cid' })
  })

  it('refuses once the first stage has begun: that is a late entry', () => {
    const told = full()
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'start-stage' })
    expect(told.refuses(admit('ada'))).toEqual({ code: 'registration-over', player: 'ada' })
    const late = { kind: 'register-late-player', player: id('ada') } as const
    expect(told.refuses(late)).toMatchObject({ code: 'hall-full', overridable: true })
    expect(told.facts(late, { override: 'a folding table' })).toMatchObject([
      { kind: 'rule-overridden' },
      { kind: 'player-entered-late', player: 'ada', number: 3 },
    ])
    expect(told.state().players.get(id('ada'))?.status).toBe('active')
  })

  it('refuses to check in whoever still waits', () => {
    expect(full().refuses({ kind: 'check-in-player', player: id('ada') })).toEqual({
      code: 'on-waiting-list',
      player: 'ada',
    })
  })
})
