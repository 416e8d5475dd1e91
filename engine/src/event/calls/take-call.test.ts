import { describe, expect, it } from 'vitest'
import { appoint, asLeader, calls } from '../../../testing/matters.ts'
import { story } from '../../../testing/story.ts'
import { leaderId } from '../../vocabulary/ids.ts'

const take = (call: number) => ({ kind: 'take-call', call }) as const

describe('take-call', () => {
  it('says who goes, and when; another can take over', () => {
    const told = story()
    const n = calls(told, 'p1')
    expect(told.facts(take(n), asLeader('judge', 'ada'))).toEqual([{ kind: 'call-taken', call: n }])
    expect(told.state().calls.get(n)?.taken).toEqual({
      at: told.event().log.at(-1)?.at,
      by: { role: 'judge', leader: 'ada' },
    })
    told.does(take(n), asLeader('marshal', 'mo'))
    expect(told.state().calls.get(n)?.taken?.by).toEqual({ role: 'marshal', leader: 'mo' })
  })

  it('is given to another leader, who is then the one who goes', () => {
    const told = story()
    appoint(told, 'judge', 'mo')
    const n = calls(told, 'p1')
    const give = { ...take(n), leader: leaderId('mo') }
    expect(told.facts(give, asLeader('judge', 'ada'))).toEqual([
      { kind: 'call-taken', call: n, leader: 'mo' },
    ])
    expect(told.state().calls.get(n)?.taken).toEqual({
      at: told.event().log.at(-1)?.at,
      by: { role: 'judge', leader: 'mo' },
    })
  })

  it('refuses to give it to nobody, or to a judge who is not acting', () => {
    const told = story()
    const n = calls(told, 'p1')
    const give = { ...take(n), leader: leaderId('mo') }
    const refusal = { code: 'unknown-leader', leader: 'mo' }
    expect(told.refuses(give)).toEqual(refusal)
    appoint(told, 'judge', 'mo')
    told.does({ kind: 'change-duty', leader: leaderId('mo'), acting: false })
    expect(told.refuses(give)).toEqual(refusal)
  })

  it('refuses what nobody called, and a call that is over', () => {
    const told = story()
    expect(told.refuses(take(2))).toEqual({ code: 'unknown-matter', matter: 'call', n: 2 })
    const n = calls(told, 'p1')
    told.does({ kind: 'close-call', call: n })
    expect(told.refuses(take(n))).toEqual({ code: 'matter-settled', matter: 'call', n })
  })
})
