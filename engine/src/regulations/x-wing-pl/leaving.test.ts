import { describe, expect, it } from 'vitest'
import { pairByHand, playByHand } from '../../../testing/by-hand.ts'
import { id, type Story, story } from '../../../testing/story.ts'
import { type Options, standingsView } from '../../index.ts'
import { xWingPl } from './regulation.ts'

const polish = (options: Options = {}): Story =>
  story({ regulation: 'x-wing/pl', players: ['a', 'b', 'c', 'd'], options })

const rowOf = (event: Story, name: string) =>
  standingsView(event.state()).rows.find(({ player }) => player === name) ??
  expect.fail(`no ${name}`)

const readmit = { kind: 'readmit-player', player: id('b') } as const

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
