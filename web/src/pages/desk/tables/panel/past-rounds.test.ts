import { describe, expect, it } from 'vitest'
import { playOut, publish, sampleEvent, start } from '../../../../../testing/sample-event.suite.ts'
import { pastRounds } from './past-rounds.ts'

describe('what the two at a table did before', () => {
  it('has the own score first, whichever seat it was', () => {
    const sample = sampleEvent()
    start(sample, 5)
    publish(sample)
    playOut(sample, { ending: 'time', score: [60, 20] })
    publish(sample)
    const [round] = sample.state().rounds
    const match = sample.state().matches.get(round?.matches[0] ?? expect.fail('nobody plays'))
    const [first, second] = match?.players ?? expect.fail('nobody plays')
    const told = (player: typeof first) => pastRounds(sample.state(), player, 2)
    expect(told(first)).toEqual([
      {
        round: 1,
        outcome: 'win',
        bye: null,
        opponent: second,
        score: [60, 20],
        isToTime: true,
      },
    ])
    expect(told(second)).toMatchObject([{ outcome: 'loss', opponent: first, score: [20, 60] }])
    const alone = round?.byes[0]?.player ?? expect.fail('no bye')
    expect(told(alone)).toMatchObject([{ bye: 'odd-number', opponent: null, score: null }])
    expect(pastRounds(sample.state(), first, 1)).toEqual([])
  })
})
