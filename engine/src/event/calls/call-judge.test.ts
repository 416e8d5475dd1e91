import { describe, expect, it } from 'vitest'
import { asPlayer, matchIdOf } from '../../../testing/matters.ts'
import { id, role, type Story, story } from '../../../testing/story.ts'
import { matchId } from '../../vocabulary/ids.ts'

const call = { kind: 'call-judge', about: 'is it in arc?' } as const
const seated = (): Story => {
  const told = story()
  told.seats('p1 - p2', 'p3 - p4')
  return told
}

describe('call-judge', () => {
  it('a player calls to the own table, with the time', () => {
    const told = seated()
    const match = matchIdOf(told, 'p1')
    expect(told.facts({ ...call, about: ' is it in arc? ' }, asPlayer('p1'))).toEqual([
      { kind: 'judge-called', match, player: 'p1', about: 'is it in arc?' },
    ])
    const n = told.entryOf('judge-called')
    expect(told.state().calls.get(n)).toMatchObject({
      n,
      match,
      player: 'p1',
      about: 'is it in arc?',
      at: told.event().log.at(-1)?.at,
      taken: null,
      closedAt: null,
    })
  })

  it('between rounds there is no table', () => {
    expect(story().facts(call, asPlayer('p1'))).toEqual([
      { kind: 'judge-called', player: 'p1', about: 'is it in arc?' },
    ])
  })

  it('the desk calls for a player, for a table, or for the hall', () => {
    const told = seated()
    const match = matchIdOf(told, 'p3')
    const desk = role('scorekeeper')
    expect(told.facts({ ...call, player: id('p3') }, desk)).toMatchObject([{ match }])
    expect(told.facts({ ...call, match }, desk)).toEqual([
      { kind: 'judge-called', match, about: 'is it in arc?' },
    ])
    expect(told.facts(call, desk)).toEqual([{ kind: 'judge-called', about: 'is it in arc?' }])
  })

  it('refuses a player who speaks for another, or for nobody', () => {
    const refusal = { code: 'not-allowed', role: 'player', command: 'call-judge' }
    expect(seated().refuses({ ...call, player: id('p2') }, asPlayer('p1'))).toEqual(refusal)
    expect(seated().refuses(call, role('player'))).toEqual(refusal)
  })

  it('refuses a player, and a match, nobody knows', () => {
    expect(seated().refuses({ ...call, player: id('p9') })).toEqual({
      code: 'unknown-player',
      player: 'p9',
    })
    expect(seated().refuses({ ...call, match: matchId('9-9') })).toEqual({
      code: 'unknown-match',
      match: '9-9',
    })
  })

  it('refuses somebody else’s table', () => {
    const told = seated()
    const match = matchIdOf(told, 'p3')
    expect(told.refuses({ ...call, match }, asPlayer('p1'))).toEqual({
      code: 'not-your-match',
      match,
      table: 2,
    })
  })

  it.each(['', ' \t'])('refuses without words: %j', (about) => {
    expect(seated().refuses({ ...call, about }, asPlayer('p1'))).toEqual({
      code: 'reason-needed',
    })
  })
})
