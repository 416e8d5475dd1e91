import { describe, expect, it } from 'vitest'
import { drawn, outcomes, pairsOf } from '../../../testing/drawn-rounds.ts'
import { anySquad, ship } from '../../../testing/squad.ts'
import { id, story } from '../../../testing/story.ts'
import { clause } from '../../vocabulary/rule.ts'
import { mirrorMatch, squadOf, squadsAtTable, tableWith } from '../suites/set-up.suite.ts'
import { xWingEn32 } from './regulation.ts'

describe('at the table', () => {
  squadsAtTable(xWingEn32, {
    level: clause('XWEN-39', 'coin'),
    complete: clause('XWEN-39', 'before-start-call'),
  })
  mirrorMatch(xWingEn32, 'XWEN-40')

  it.each([
    ['rebel', 'resistance', true],
    ['first-order', 'imperial', true],
    ['resistance', 'first-order', false],
  ])('[XWEN-40] %s counts with %s as one faction: %s', (first, second, value) => {
    const by = { override: 'of a smaller faction' }
    const table = tableWith(xWingEn32, squadOf(first), squadOf(second), by)
    expect(table.mirrorMatch).toEqual({ rule: 'XWEN-40', value })
  })

  it('[XWEN-40] pairing never avoids it: who plays the same faction meets like anybody', () => {
    const event = story({ started: false })
    for (const [player, faction] of Object.entries({
      p1: 'rebel',
      p2: 'rebel',
      p3: 'imperial',
      p4: 'imperial',
    })) {
      const list = anySquad({ damageDeck: null, ...squadOf(faction) })
      event.does({ kind: 'submit-list', player: id(player), list })
    }
    event.does({ kind: 'announce-event' })
    event.does({ kind: 'start-stage' })
    const all = ['p1-p2 p3-p4', 'p1-p3 p2-p4', 'p1-p4 p2-p3']
    expect(outcomes(event, pairsOf)).toEqual(all)
    expect(drawn(event).receipt?.softConflicts).toBe(0)
  })

  it('[XWEN-40] the same unique ship on both sides is no matter', () => {
    const event = story({ players: 2, started: false })
    const ships = [ship({ name: 'Luke Skywalker', marks: ['unique'] })]
    for (const player of ['p1', 'p2']) {
      const list = anySquad({ damageDeck: null, ships })
      const codes = event
        .does({ kind: 'submit-list', player: id(player), list })
        .map(({ code }) => code)
      expect(codes.filter((code) => code !== 'list-finding')).toEqual([])
    }
    event.does({ kind: 'announce-event' })
    event.does({ kind: 'start-stage' })
    expect(event.does({ kind: 'pair-round' })).toEqual([])
  })
})
