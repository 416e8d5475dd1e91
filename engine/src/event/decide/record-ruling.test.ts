import { describe, expect, it } from 'vitest'
import { id, story } from '../../../testing/story.ts'
import type { Ruling } from '../../log/command.ts'

const ruling: Ruling = {
  about: 'dispute',
  players: [id('p1'), id('p2')],
  table: 7,
  text: 'the ship was in arc',
}

describe('record-ruling', () => {
  it('[XWEN-3] keeps what a leader decided', () => {
    const told = story()
    const fact = { kind: 'ruling-recorded', ruling }
    expect(told.facts({ kind: 'record-ruling', ruling })).toEqual([fact])
    told.does({ kind: 'record-ruling', ruling })
    expect(told.state().rulings).toEqual([fact, fact])
  })

  it('needs no players, and no stage', () => {
    const told = story({ started: false })
    const general: Ruling = { about: 'component', players: [], text: 'one set of dice for all' }
    expect(told.facts({ kind: 'record-ruling', ruling: general })).toHaveLength(1)
  })

  it('refuses a player nobody knows', () => {
    const players = [id('p1'), id('p9')]
    expect(story().refuses({ kind: 'record-ruling', ruling: { ...ruling, players } })).toEqual({
      code: 'unknown-player',
      player: 'p9',
    })
  })

  it.each(['', ' \t'])('refuses without words: %j', (text) => {
    expect(story().refuses({ kind: 'record-ruling', ruling: { ...ruling, text } })).toEqual({
      code: 'reason-needed',
    })
  })
})
