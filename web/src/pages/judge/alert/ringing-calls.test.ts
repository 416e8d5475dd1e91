import { type Actor, instant, leaderId, mattersView } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { publish, sampleEvent, start } from '../../../../testing/sample-event.suite.ts'
import { ringingCalls } from './ringing-calls.ts'

const [jo, mo] = [leaderId('jo'), leaderId('mo')]
const judge: Actor = { role: 'judge', leader: jo }

const called = () => {
  const sample = sampleEvent()
  start(sample, 4)
  publish(sample)
  sample.give({ kind: 'appoint-leader', leader: jo, role: 'judge' })
  sample.give({ kind: 'appoint-leader', leader: mo, role: 'judge' })
  const matches = [...sample.state().matches.values()]
  const call = (index: number) => {
    const match = matches[index]?.match ?? expect.fail('no match')
    const [entry] = sample.give({ kind: 'call-judge', match, about: 'a bump' })
    return entry?.n ?? expect.fail('no call')
  }
  const rings = (me: Actor = judge, putOff: readonly number[] = []) => {
    const state = sample.state()
    const { calls } = mattersView(state, instant(9_000_000))
    return ringingCalls(state, calls, me, new Set(putOff)).map(({ n }) => n)
  }
  return { ...sample, call, rings }
}

describe('a judge’s phone rings', () => {
  it('for every call that nobody has taken, the longest waiting first', () => {
    const { call, rings, give } = called()
    const [first, second] = [call(0), call(1)]
    expect(rings()).toEqual([first, second])
    give({ kind: 'take-call', call: first, leader: mo })
    expect(rings()).toEqual([second])
  })

  it('not for what was put off here, and not while its judge is off duty', () => {
    const { call, rings, give } = called()
    const first = call(0)
    expect(rings(judge, [first])).toEqual([])
    give({ kind: 'change-duty', leader: jo, acting: false })
    expect(rings()).toEqual([])
    expect(rings({ role: 'judge', leader: mo })).toEqual([first])
  })
})
