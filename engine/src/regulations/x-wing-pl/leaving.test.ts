import { describe, expect, it } from 'vitest'
import { pairByHand, playByHand } from '../../../testing/by-hand.ts'
import { id, role, type Story, story } from '../../../testing/story.ts'
import { leaderId, type Options, standingsView } from '../../index.ts'
import { xWingPl } from './regulation.ts'

const polish = (options: Options = {}): Story =>
  story({ regulation: 'x-wing/pl', players: ['a', 'b', 'c', 'd'], options })

const rowOf = (event: Story, name: string) =>
  standingsView(event.state()).rows.find(({ player }) => player === name) ??
  expect.fail(`no ${name}`)

const readmit = { kind: 'readmit-player', player: id('b') } as const
const disqualify = {
  kind: 'disqualify-player',
  player: id('b'),
  when: 'now',
  reason: 'no fair play',
} as const

/** B wins round 1, leaves and misses round 2. */
const missedOne = (options: Options = {}): Story => {
  const event = polish(options)
  playByHand(event, 'b 60-0 a, c 100-0 d')
  event.does({ kind: 'drop-player', player: id('b'), when: 'after-round' })
  playByHand(event, 'a 100-0 c, d bye')
  return event
}

describe('what the document does not say about leaving', () => {
  it('dropping is always possible, coming back only where the organizer chose so', () => {
    expect(missedOne().refuses(readmit)).toEqual({
      code: 'readmission-off',
      player: 'b',
      overridable: true,
    })
    expect(xWingPl.leaving).toEqual({ noShowIsRemoved: null, readmission: null })
    expect(xWingPl.options.readmission).toBe('off')
    const event = missedOne({ readmission: 'on' })
    event.does(readmit)
    expect(rowOf(event, 'b')).toMatchObject({
      tournamentPoints: 5,
      marginOfVictory: 160,
      tally: { unpairedLosses: 1 },
    })
  })

  it('a no-show is a bye for the other, and nobody is told to drop anybody', () => {
    const event = polish()
    pairByHand(event, 'a v b, c v d')
    event.does({ kind: 'publish-round' })
    const { match } = event.matchOf('a')
    const result = { ending: 'no-show', by: 'second' } as const
    expect(event.does({ kind: 'enter-result', match, result })).toEqual([])
    expect(rowOf(event, 'a')).toMatchObject({ tournamentPoints: 5, marginOfVictory: 150 })
    expect(xWingPl.options.noShow).toBe('bye')
  })
})

describe('removal', () => {
  it('[XWPL-13] the organizer decides, with a marshal or without, on record', () => {
    for (const leaders of [[], ['m']]) {
      const event = polish()
      for (const name of leaders) {
        event.does({ kind: 'appoint-leader', leader: leaderId(name), role: 'marshal' })
      }
      event.does(disqualify)
      expect(event.event().log.at(-1)?.fact).toMatchObject({
        kind: 'player-disqualified',
        reason: 'no fair play',
      })
    }
  })

  it('[XWPL-13] not the marshal', () => {
    expect(polish().refuses(disqualify, role('marshal'))).toEqual({
      code: 'not-allowed',
      role: 'marshal',
      command: 'disqualify-player',
      rule: 'XWPL-13',
    })
  })

  it('[XWPL-13] and the removed stay out', () => {
    const event = polish({ readmission: 'on' })
    event.does(disqualify)
    expect(event.refuses(readmit)).toEqual({ code: 'disqualified-for-good', player: 'b' })
    expect(event.refuses(disqualify).code).toBe('disqualified-for-good')
  })
})
