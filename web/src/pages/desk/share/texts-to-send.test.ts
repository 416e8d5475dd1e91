import { type EventState, peopleFrom } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import {
  player,
  playOut,
  publish,
  sampleEvent,
  start,
} from '../../../../testing/sample-event.suite.ts'
import { publicNamesFor } from '../../../leader/names/public-names.ts'
import { shownNames } from '../../../leader/names/shown-names.ts'
import { deskWords } from '../../../words/desk.ts'
import { closedRound } from './closed-round.ts'
import { kindsNow, textToSend } from './texts-to-send.ts'

const of = (players: number) => {
  const sample = sampleEvent()
  start(sample, players)
  return sample
}

describe('a text to send', () => {
  it('tells the tables as soon as they are published, and the standings when a round is closed', () => {
    const sample = of(4)
    expect(kindsNow(sample.state())).toEqual([])
    publish(sample)
    expect(kindsNow(sample.state())).toEqual(['pairings'])
    playOut(sample)
    expect(kindsNow(sample.state())).toContain('all')
  })

  it('tells the first places alone where there are more', () => {
    const sample = of(10)
    publish(sample)
    playOut(sample)
    expect(kindsNow(sample.state())[0]).toBe('first')
  })

  it('ranks nobody by a round that is still played, and ends with the address', () => {
    const sample = of(4)
    publish(sample)
    playOut(sample)
    publish(sample)
    const state = sample.state()
    expect(closedRound(state)).toBe(1)
    const people = peopleFrom([{ player: player(1), name: 'Ana Lis' }])
    const names = publicNamesFor(state, people, shownNames(state, people))
    const text = textToSend(deskWords('en'), names, state, 'all', 'http://t.example/x')
    expect(text).toContain('Standings after round 1')
    expect(text).toContain('Ana L.')
    expect(text).not.toContain('Ana Lis')
    expect(text.trimEnd().endsWith('http://t.example/x')).toBe(true)
  })

  it('tells nobody who has won before the organizer finishes', () => {
    const sample = of(4)
    const stage = sample.state().stages[0]
    for (let n = 1; n <= (stage?.plan.rounds ?? 0); n += 1) {
      publish(sample)
      playOut(sample)
    }
    const played = sample.state()
    const last = played.rounds.length
    const told = (state: EventState) =>
      textToSend(
        deskWords('en'),
        publicNamesFor(state, peopleFrom([]), shownNames(state, peopleFrom([]))),
        state,
        'all',
        '',
      )
    expect(told(played)).toContain(`Standings after round ${last - 1}`)
    expect(told(played)).not.toContain(`Standings after round ${last}`)
    sample.give({ kind: 'finish-event' })
    expect(told(sample.state())).toContain(`Standings after round ${last}`)
  })
})
