import { describe, expect, it } from 'vitest'
import { playByHand } from '../../../testing/by-hand.ts'
import { crosstable, order } from '../../../testing/crosstable.ts'
import { id, story } from '../../../testing/story.ts'
import { standingsRules } from '../../event/reading/standings-of.ts'
import { fractionText, type Options, standingsView } from '../../index.ts'
import { standings } from '../../standings/standings.ts'
import { clause } from '../../vocabulary/rule.ts'
import { xWingPl } from './regulation.ts'

const regulation = 'x-wing/pl'

const rules = (options: Options = {}) =>
  standingsRules(story({ regulation, players: 0, options, started: false }).state(), 3, 'standings')

/** `ada head-to-head, ben -`: the order, and what separates each line from the next. */
const told = (drawing: string): string =>
  standings(crosstable(drawing), rules())
    .map(({ player, decidedBy }) => `${player} ${decidedBy ?? '-'}`)
    .join(', ')

describe('equal tournament points', () => {
  it('[XWPL-52] head-to-head, margin of victory, strength of schedule, lot', () => {
    expect(xWingPl.standings.tieBreakers).toEqual(
      clause('XWPL-52', ['head-to-head', 'margin-of-victory', 'strength-of-schedule']),
    )
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

  it('[XWPL-55] what is still level is in the order of lots, below those with a place', () => {
    const drawing = `
          a    b    c    d
      a   .    .    .    .   +101
      b   .    .    .    .   +102
      c   .    .    .    .   +101
      d   .    .    .    .   +101
    `
    const draw = (entropy: string) => order(standings(crosstable(drawing), { ...rules(), entropy }))
    const orders = new Set(Array.from({ length: 40 }, (_, index) => draw(`hall-${index}`)))
    expect(orders.size).toBe(6)
    expect([...orders].every((one) => one.startsWith('b'))).toBe(true)
    expect(draw('hall-7')).toBe(draw('hall-7'))
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
  ])('[XWPL-53] $vector', ({ drawing, expected }) => {
    expect(told(drawing)).toBe(expected)
  })

  it('[XWPL-53] without it the margin decides, where the organizer chose so', () => {
    const drawing = `
            a     b
      a     .   +110  -10
      b   -90     .   +200
    `
    expect(order(standings(crosstable(drawing), rules()))).toBe('a b')
    expect(order(standings(crosstable(drawing), rules({ headToHead: 'off' })))).toBe('b a')
    expect(xWingPl.options.headToHead).toBe('on')
  })

  it('[XWPL-53] who dropped still counts, who was disqualified does not', () => {
    const played = () => {
      const event = story({ regulation, players: ['a', 'b', 'c', 'd', 'e', 'f'] })
      // A, B and C have 5 each; A beat B and not C.
      playByHand(event, 'a 100-90 b, c 100-0 d, e 100-0 f')
      playByHand(event, 'b 100-0 d, e 100-0 a, f 100-0 c')
      return event
    }
    const ofThree = (event: ReturnType<typeof played>) =>
      standingsView(event.state())
        .rows.map(({ player }) => player)
        .filter((player) => ['a', 'b'].includes(player))
        .join(' ')
    const dropped = played()
    dropped.does({ kind: 'drop-player', player: id('c'), when: 'now' })
    expect(ofThree(dropped)).toBe('b a')
    const disqualified = played()
    const gone = ['c', 'f'] as const
    for (const player of gone) {
      disqualified.does({
        kind: 'disqualify-player',
        player: id(player),
        when: 'now',
        reason: 'cheating',
      })
    }
    expect(ofThree(disqualified)).toBe('a b')
  })
})

describe('strength of schedule', () => {
  const scheduleOf = (drawing: string) => {
    const lines = standings(crosstable(drawing), rules())
    const ada = lines.find(({ player }) => player === 'ada') ?? expect.fail('no ada')
    return fractionText(ada.strengthOfSchedule)
  }

  it.each([
    {
      vector: 'opponents with 10, 6 and 5 of three rounds',
      drawing: `
              ada   ben   cy    dee
        ada    .   +150  +150  +150
        ben   -50    .     .     .    +150 +150
        cy    -50    .     .     .    +150 =100
        dee   -50    .     .     .    +150  -50
      `,
      expected: '7/3',
    },
    {
      vector: 'a bye, and opponents with 10 and 6',
      drawing: `
              ada   ben   cy
        ada    .   +150  +150  bye
        ben   -50    .     .   +150 +150
        cy    -50    .     .   +150 =100
      `,
      expected: '8/3',
    },
  ])('[XWPL-54] $vector: $expected', ({ drawing, expected }) => {
    expect(scheduleOf(drawing)).toBe(expected)
    expect(xWingPl.standings.strengthOfSchedule).toEqual(
      clause('XWPL-54', 'averages-over-opponents'),
    )
  })

  it('[XWPL-54] rounds after a drop are no rounds of the opponent', () => {
    const event = story({ regulation, players: ['a', 'b', 'c', 'd'] })
    playByHand(event, 'a 0-100 b, c 100-0 d')
    event.does({ kind: 'drop-player', player: id('b'), when: 'after-round' })
    playByHand(event, 'a 100-0 c, d bye')
    const row = standingsView(event.state()).rows.find(({ player }) => player === 'a')
    expect(row?.strengthOfSchedule).toBe('15/4')
  })
})
