import { describe, expect, it } from 'vitest'
import { appoint, asLeader, rules } from '../../../testing/matters.ts'
import { id, role, type Story, story } from '../../../testing/story.ts'

const marshal = role('marshal')
const decide = (ruling: number, upheld = true, text = 'it was in arc') =>
  ({ kind: 'decide-appeal', ruling, upheld, text }) as const

/** A judge's ruling that p1 has appealed against. */
const appealed = (by = asLeader('judge', 'ada')): readonly [Story, number] => {
  const told = story()
  appoint(told, 'marshal', 'mo')
  const n = rules(told, {}, by)
  told.does({ kind: 'appeal-ruling', ruling: n, player: id('p1') })
  return [told, n]
}

describe('decide-appeal', () => {
  it.each([true, false])('is the last word, with its words: upheld %s', (upheld) => {
    const [told, n] = appealed()
    expect(told.facts(decide(n, upheld, ' it was in arc '), marshal)).toEqual([
      { kind: 'appeal-decided', ruling: n, upheld, text: 'it was in arc' },
    ])
    expect(told.state().rulings.get(n)?.appeal).toEqual({
      player: 'p1',
      decision: { upheld, text: 'it was in arc', by: { role: 'marshal' } },
    })
  })

  it('the organizer stands in where nobody is marshal', () => {
    const told = story()
    const n = rules(told, {}, role('judge'))
    told.does({ kind: 'appeal-ruling', ruling: n, player: id('p1') })
    expect(told.ask(decide(n))).toMatchObject({ granted: true })
  })

  it('refuses a ruling nobody made, and one nobody appealed against', () => {
    const [told] = appealed()
    expect(told.refuses(decide(2), marshal)).toEqual({
      code: 'unknown-matter',
      matter: 'ruling',
      n: 2,
    })
    const other = rules(told, {}, role('judge'))
    expect(told.refuses(decide(other), marshal)).toEqual({ code: 'appeal-missing', ruling: other })
  })

  it('refuses a second time', () => {
    const [told, n] = appealed()
    told.does(decide(n), marshal)
    expect(told.refuses(decide(n), marshal)).toEqual({
      code: 'matter-settled',
      matter: 'ruling',
      n,
    })
  })

  it('refuses whoever has not the last word', () => {
    const [told, n] = appealed()
    expect(told.refuses(decide(n))).toEqual({
      code: 'not-allowed',
      role: 'organizer',
      command: 'decide-appeal',
      rule: 'XWEN-3',
    })
  })

  it('refuses who ruled in the first place, marshal by now', () => {
    const [told, n] = appealed()
    appoint(told, 'marshal', 'ada')
    expect(told.refuses(decide(n), asLeader('marshal', 'ada'))).toMatchObject({
      code: 'not-allowed',
      role: 'marshal',
    })
    expect(told.ask(decide(n), asLeader('marshal', 'mo'))).toMatchObject({ granted: true })
  })

  it.each(['', '  '])('refuses without words: %j', (text) => {
    const [told, n] = appealed()
    expect(told.refuses(decide(n, true, text), marshal)).toEqual({ code: 'reason-needed' })
  })
})
