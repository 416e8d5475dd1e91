import { describe, expect, it } from 'vitest'
import { appoint, asPlayer, rules } from '../../../testing/matters.ts'
import { id, role, type Story, story } from '../../../testing/story.ts'

const judge = role('judge')
const appeal = (ruling: number, player = 'p1') =>
  ({ kind: 'appeal-ruling', ruling, player: id(player) }) as const
const decide = (ruling: number, upheld: boolean) =>
  ({ kind: 'decide-appeal', ruling, upheld, text: 'looked at it again' }) as const

/** A judge's ruling about p1 and p2, and its number. */
const ruled = (): readonly [Story, number] => {
  const told = story()
  appoint(told, 'marshal')
  return [told, rules(told, { players: [id('p1'), id('p2')] }, judge)]
}

describe('appeal-ruling', () => {
  it('brings a judge’s ruling before the marshal', () => {
    const [told, n] = ruled()
    expect(told.facts(appeal(n), asPlayer('p1'))).toEqual([
      { kind: 'ruling-appealed', ruling: n, player: 'p1' },
    ])
    expect(told.state().rulings.get(n)?.appeal).toEqual({ player: 'p1', decision: null })
  })

  it('a leader hands it in for a player, also when the event is over', () => {
    const [told, n] = ruled()
    told.playRound()
    told.does({ kind: 'finish-event' })
    expect(told.ask(appeal(n, 'p2'), judge)).toMatchObject({ granted: true })
  })

  it('refuses a ruling nobody made', () => {
    const [told] = ruled()
    expect(told.refuses(appeal(2))).toEqual({ code: 'unknown-matter', matter: 'ruling', n: 2 })
  })

  it('refuses where nobody is concerned', () => {
    const [told] = ruled()
    expect(told.refuses(appeal(rules(told, { players: [] }, judge)))).toEqual({
      code: 'players-needed',
    })
  })

  it('refuses a player who speaks for another', () => {
    const [told, n] = ruled()
    expect(told.refuses(appeal(n, 'p2'), asPlayer('p1'))).toEqual({
      code: 'not-allowed',
      role: 'player',
      command: 'appeal-ruling',
    })
  })

  it('refuses whom it does not concern', () => {
    const [told, n] = ruled()
    expect(told.refuses(appeal(n, 'p3'), asPlayer('p3'))).toEqual({
      code: 'bad-value',
      field: 'player',
      expected: 'p1 | p2',
    })
  })

  it('refuses the last word, and a second appeal', () => {
    const [told, n] = ruled()
    const last = rules(told, {}, role('marshal'))
    const final = { code: 'ruling-final', rule: 'XWEN-3' }
    expect(told.refuses(appeal(last))).toEqual({ ...final, ruling: last })
    told.does(appeal(n))
    expect(told.refuses(appeal(n, 'p2'))).toEqual({
      code: 'matter-settled',
      matter: 'ruling',
      n,
    })
    told.does(decide(n, true), role('marshal'))
    expect(told.refuses(appeal(n, 'p2'))).toEqual({ ...final, ruling: n })
  })
})
