import { describe, expect, it } from 'vitest'
import { playByHand } from '../../../testing/by-hand.ts'
import { crosstable, order } from '../../../testing/crosstable.ts'
import { id, type Story, story } from '../../../testing/story.ts'
import { standingsRules } from '../../event/reading/standings-of.ts'
import { fractionText, type Options, standingsView } from '../../index.ts'
import { standings } from '../../standings/standings.ts'
import { clause } from '../../vocabulary/rule.ts'
import { xWingEn32 } from './regulation.ts'

const rules = (options: Options = {}) =>
  standingsRules(story({ players: 0, options, started: false }).state(), 3, 'standings')

/** `ada head-to-head, ben -`: the order, and what separates each line from the next. */
const told = (drawing: string, options: Options = {}): string =>
  standings(crosstable(drawing), rules(options))
    .map(({ player, decidedBy }) => `${player} ${decidedBy ?? '-'}`)
    .join(', ')

describe('equal tournament points', () => {
  it('[XWEN-58] head-to-head, margin of victory, strength of schedule, lot', () => {
    expect(xWingEn32.standings.tieBreakers).toEqual(
      clause('XWEN-58', ['head-to-head', 'margin-of-victory', 'strength-of-schedule']),
    )
    // Four at 5 points: A beat the others; B has the better margin; C the stronger opponents
    // than D, who is level with E to the last.
    expect(
      told(`
              a     b     c     d     e     f
        a     .   +101  +101  +101  +101    .    -0 -0 -0 -0
        b   -99     .     .     .     .     .   +180 +180 +180 +180
        c   -99     .     .     .     .   +150  +150 +150 +150
        d   -99     .     .     .     .     .   +150 +150 +150 +150
        e   -99     .     .     .     .     .   +150 +150 +150 +150
        f     .     .   -50     .     .     .   +150
      `).replace(/d (.*), e |e (.*), d /, 'd-or-e $1$2, the other '),
    ).toBe(
      'a head-to-head, b margin-of-victory, c strength-of-schedule, ' +
        'd-or-e lot, the other tournament-points, f -',
    )
  })

  it('[XWEN-58] more points come first, whatever the rest says', () => {
    expect(
      told(`
             a     b
        a    .    ~101  ~101
        b   -99    .    +200
      `),
    ).toBe('a tournament-points, b -')
  })

  it('[XWEN-58] the lot is drawn anew for another event, and kept in the same', () => {
    const drawing = `
          a  b  c  d
      a   .  .  .  .
      b   .  .  .  .
      c   .  .  .  .
      d   .  .  .  .
    `
    const entropies = Array.from({ length: 40 }, (_, index) => `hall-${index}`)
    const draw = (entropy: string) => order(standings(crosstable(drawing), { ...rules(), entropy }))
    expect(new Set(entropies.map(draw)).size).toBeGreaterThan(10)
    expect(draw('hall-7')).toBe(draw('hall-7'))
  })
})

describe('who is in the standings', () => {
  const played = (players: readonly string[]) => {
    const event = story({ players })
    playByHand(event, 'a 100-90 b, c 100-0 d')
    playByHand(event, 'b 100-0 d, c 100-0 a')
    return event
  }
  const rowsOf = (event: Story) =>
    standingsView(event.state()).rows.map(({ place, player, status }) => [place, player, status])

  it('[XWEN-58] who dropped is still ranked, and still counts in head-to-head', () => {
    const event = played(['a', 'b', 'c', 'd'])
    event.does({ kind: 'drop-player', player: id('b'), when: 'now' })
    expect(rowsOf(event)).toEqual([
      [1, 'c', 'active'],
      [2, 'a', 'active'],
      [3, 'b', 'dropped'],
      [4, 'd', 'active'],
    ])
  })

  it('[XWEN-58] the disqualified stand last, without a place', () => {
    const event = played(['a', 'b', 'c', 'd'])
    const reason = 'rude to a judge'
    event.does({ kind: 'disqualify-player', player: id('c'), when: 'now', reason })
    expect(rowsOf(event)).toEqual([
      [1, 'a', 'active'],
      [2, 'b', 'active'],
      [3, 'd', 'active'],
      [null, 'c', 'disqualified'],
    ])
  })

  it('[XWEN-58] the order of registration does not matter, not even to the lot', () => {
    const level = (players: readonly string[]) => {
      const event = story({ players })
      playByHand(event, 'a 60-60 b, c 60-60 d, e 60-60 f')
      return rowsOf(event)
    }
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    expect(level(names.toReversed())).toEqual(level(names))
  })
})

describe('head-to-head', () => {
  it.each([
    {
      vector: 'A beat B and has the lower margin',
      drawing: `
              a     b
        a     .   +110  -95 -95 -0
        b   -90     .   +200 -55 -55
      `,
      expected: 'a head-to-head, b -',
    },
    {
      vector: 'A beat B and C, who are ordered by margin',
      drawing: `
              a     b     c
        a     .   +110  +110  -80
        b   -90     .     .   +130 +130
        c   -90     .     .   +115 +115
      `,
      expected: 'a head-to-head, b margin-of-victory, c -',
    },
    {
      vector: 'A beat B and never met C',
      drawing: `
              a     b     c
        a     .   +110    .   +110 -80
        b   -90     .     .   +130 +130
        c     .     .     .   +115 +115 -90
      `,
      expected: 'b margin-of-victory, c margin-of-victory, a -',
    },
    {
      vector: 'A and B drew',
      drawing: `
              a     b
        a     .   =100  +110
        b  =100     .   +120
      `,
      expected: 'b margin-of-victory, a -',
    },
    {
      vector: 'A beat B by a modified win',
      drawing: `
              a     b
        a     .   ~105  -0
        b   -95     .   ~111
      `,
      expected: 'a head-to-head, b -',
    },
    {
      vector: 'A beat B and C, C beat B: not applied again to the rest',
      drawing: `
              a     b     c
        a     .   +110  +110  -80
        b   -90     .   -90  +200 +200
        c   -90  +110     .   +115
      `,
      expected: 'a head-to-head, b margin-of-victory, c -',
    },
  ])('[XWEN-59] $vector', ({ drawing, expected }) => {
    expect(told(drawing)).toBe(expected)
  })

  it('[XWEN-59] a no-show is not played: nobody was defeated', () => {
    const event = story({ players: ['a', 'b', 'c', 'd'] })
    playByHand(event, 'a v b, c 100-0 d', { a: { ending: 'no-show', by: 'second' } })
    playByHand(event, 'b 100-0 d, a 0-100 c')
    const rows = standingsView(event.state()).rows.map(({ player, decidedBy }) => [
      player,
      decidedBy,
    ])
    expect(rows).toEqual([
      ['c', 'tournament-points'],
      ['b', 'margin-of-victory'],
      ['a', 'tournament-points'],
      ['d', null],
    ])
  })
})

describe('strength of schedule', () => {
  const scheduleOf = (drawing: string, options: Options) => {
    const lines = standings(crosstable(drawing), rules(options))
    const ada = lines.find(({ player }) => player === 'ada') ?? expect.fail('no ada')
    return fractionText(ada.strengthOfSchedule)
  }
  const threeOpponents = `
          ada   ben   cy    dee
    ada    .   +150  +150  +150
    ben   -50    .     .     .    +150 +150
    cy    -50    .     .     .    +150 =100
    dee   -50    .     .     .    +150  -50
  `
  const oneBye = `
          ada   ben   cy
    ada    .   +150  +150  bye
    ben   -50    .     .   +150 +150
    cy    -50    .     .   +150 =100
  `

  it.each([
    { opponents: '10, 6 and 5', drawing: threeOpponents, sum: '21' },
    { opponents: '10 and 6, and a bye', drawing: oneBye, sum: '16' },
  ])('[XWEN-60] opponents with $opponents: $sum, not divided', ({ drawing, sum }) => {
    expect(scheduleOf(drawing, {})).toBe(sum)
    expect(scheduleOf(drawing, { strengthOfSchedule: 'sum' })).toBe(sum)
  })

  it.each([
    { opponents: '10, 6 and 5', drawing: threeOpponents, tome: '7/3' },
    { opponents: '10 and 6, and a bye', drawing: oneBye, tome: '16/9' },
  ])('[XWEN-61] opponents with $opponents of three rounds each: $tome', ({ drawing, tome }) => {
    expect(scheduleOf(drawing, { strengthOfSchedule: 'tome' })).toBe(tome)
  })

  it('[XWEN-61] rounds after a drop are no rounds of the opponent', () => {
    const event = story({ players: ['a', 'b', 'c', 'd'], options: { strengthOfSchedule: 'tome' } })
    playByHand(event, 'a 0-100 b, c 100-0 d')
    event.does({ kind: 'drop-player', player: id('b'), when: 'after-round' })
    playByHand(event, 'a 100-0 c, d bye')
    // B has 5 from one round, C 5 from two: (5 + 5/2) over A's two rounds.
    const row = standingsView(event.state()).rows.find(({ player }) => player === 'a')
    expect(row?.strengthOfSchedule).toBe('15/4')
  })
})
