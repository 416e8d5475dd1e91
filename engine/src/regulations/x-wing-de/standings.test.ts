import { describe, expect, it } from 'vitest'
import { decided, scheduleOfFirst, standingsFrom } from '../../../testing/drawn-standings.ts'
import { playByHand } from '../../../testing/pairing/by-hand.ts'
import { order } from '../../../testing/pairing/crosstable.ts'
import { rowOf } from '../../../testing/standing-row.ts'
import { story } from '../../../testing/story.ts'
import { clause } from '../../vocabulary/rule.ts'
import { lotsForTheRest, roundsAfterADrop } from '../suites/standings.suite.ts'
import { xWingDe } from './regulation.ts'

const told = (drawing: string): string => decided(xWingDe, drawing, { win: 1 })

describe('equal tournament points', () => {
  it('[XWDE-93] margin of victory, strength of schedule, lot', () => {
    expect(xWingDe.standings.tieBreakers).toEqual(
      clause('XWDE-93', ['margin-of-victory', 'strength-of-schedule']),
    )
    // B has the better margin; C met a stronger player than D and E, who are level to the last.
    expect(
      told(`
              b     c     d     e     f
        b     .     .     .     .     .   +180 +180 +180
        c     .     .     .     .   +150  +150 +150
        d     .     .     .     .     .   +150 +150 +150
        e     .     .     .     .     .   +150 +150 +150
        f     .   -50     .     .     .   +150 +150 -50
      `).replace(/d (.*), e |e (.*), d /, 'd-or-e $1$2, the other '),
    ).toBe(
      'b margin-of-victory, c strength-of-schedule, d-or-e lot, the other tournament-points, f -',
    )
  })

  it('[XWDE-93] more points come first, whatever the margin', () => {
    expect(
      told(`
             a     b
        a    .   +101  +101
        b   -99    .   +200
      `),
    ).toBe('a tournament-points, b -')
  })

  it.each([
    {
      vector: 'A beat B; margins 300 and 400',
      drawing: `
              a     b
        a     .   +110  -95 -95 -0
        b   -90     .   +200 -55 -55
      `,
      expected: 'b a',
    },
    {
      vector: 'A beat B and C; margins 300, 350 and 320',
      drawing: `
              a     b     c
        a     .   +110  +110  -80
        b   -90     .     .   +130 +130
        c   -90     .     .   +115 +115
      `,
      expected: 'b c a',
    },
  ])('[XWDE-93] who won against whom decides nothing: $vector', ({ drawing, expected }) => {
    expect(order(standingsFrom(xWingDe, drawing, { win: 1 }))).toBe(expected)
    expect(xWingDe.options.headToHead).toBeUndefined()
  })

  lotsForTheRest(xWingDe, 'XWDE-95')
})

describe('strength of schedule', () => {
  it('[XWDE-94] a bye, and opponents with 2 and 1 of three rounds: one half', () => {
    const drawing = `
            ada   ben   cy
      ada    .   +150  +150  bye
      ben   -50    .     .   +150 +150
      cy    -50    .     .   +150 -50
    `
    expect(scheduleOfFirst(xWingDe, drawing, { win: 1 })).toBe('1/2')
    expect(xWingDe.standings.strengthOfSchedule).toEqual(
      clause('XWDE-94', 'averages-over-opponents'),
    )
  })

  it('[XWDE-94] 3/4, 1/2 of one who dropped after two rounds, 2/4, 0/4: 7/16', () => {
    const drawing = `
            ada   ben   cy    dee   eve
      ada    .   +150  +150  +150  +150
      ben   -50    .     .     .     .   +150 +150 +150
      cy    -50    .     .     .     .   +150
      dee   -50    .     .     .     .   +150 +150 -50
      eve   -50    .     .     .     .   -50  -50  -50
    `
    expect(scheduleOfFirst(xWingDe, drawing, { win: 1 })).toBe('7/16')
  })

  roundsAfterADrop(xWingDe, 'XWDE-94', { dropped: '3/4' })

  it('[XWDE-94] without an opponent it is nothing', () => {
    const event = story({ regulation: xWingDe.id, players: ['a', 'b', 'c'] })
    playByHand(event, 'a bye, b 100-0 c')
    expect(rowOf(event, 'a').strengthOfSchedule).toBe('0')
  })
})
