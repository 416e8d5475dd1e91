import { expect, it } from 'vitest'
import { decided, scheduleOfFirst, standingsFrom } from '../../../testing/drawn-standings.ts'
import { playByHand } from '../../../testing/pairing/by-hand.ts'
import { order } from '../../../testing/pairing/crosstable.ts'
import { rowOf } from '../../../testing/standing-row.ts'
import { id, story } from '../../../testing/story.ts'
import { type Options, standingsView } from '../../index.ts'
import { clause, type RuleId } from '../../vocabulary/rule.ts'
import type { Regulation } from '../regulation.ts'

/** Whoever beat all others of a level group goes first; then the margin, the schedule, the lot. */
export const headToHeadFirst = (
  regulation: Regulation,
  rules: { readonly order: RuleId; readonly headToHead: RuleId },
): void => {
  it(`[${rules.order}] head-to-head, margin of victory, strength of schedule, lot`, () => {
    expect(regulation.standings.tieBreakers).toEqual(
      clause(rules.order, ['head-to-head', 'margin-of-victory', 'strength-of-schedule']),
    )
    // A beat the four others of the group; B has the better margin; C the stronger opponents than
    // D, who is level with E to the last.
    const drawing = `
            a     b     c     d     e     f
      a     .   +101  +101  +101  +101    .    -0 -0 -0 -0
      b   -99     .     .     .     .     .   +180 +180 +180 +180
      c   -99     .     .     .     .   +150  +150 +150 +150
      d   -99     .     .     .     .     .   +150 +150 +150 +150
      e   -99     .     .     .     .     .   +150 +150 +150 +150
      f     .     .   -50     .     .     .   +150
    `
    expect(
      decided(regulation, drawing).replace(/d (.*), e |e (.*), d /, 'd-or-e $1$2, the other '),
    ).toBe(
      'a head-to-head, b margin-of-victory, c strength-of-schedule, ' +
        'd-or-e lot, the other tournament-points, f -',
    )
  })

  it(`[${rules.order}] more points come first, whatever the rest says`, () => {
    const drawing = `
           a     b
      a    .    ~101  ~101
      b   -99    .    +200
    `
    expect(decided(regulation, drawing)).toBe('a tournament-points, b -')
  })

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
  ])(`[${rules.headToHead}] $vector`, ({ drawing, expected }) => {
    expect(decided(regulation, drawing)).toBe(expected)
  })

  it(`[${rules.headToHead}] without it the margin decides, where the organizer chose so`, () => {
    const drawing = `
            a     b
      a     .   +110  -10
      b   -90     .   +200
    `
    const read = (headToHead: 'on' | 'off') =>
      order(standingsFrom(regulation, drawing, { options: { headToHead } }))
    expect([read('on'), read('off')]).toEqual(['a b', 'b a'])
    expect(regulation.options.headToHead).toBe('on')
  })
}

const entropies = Array.from({ length: 40 }, (_, index) => `hall-${index}`)

export const lotsForTheLevel = (regulation: Regulation, rule: RuleId): void => {
  it(`[${rule}] what is still level is in the order of lots, drawn once for an event`, () => {
    const drawing = `
          a  b  c  d
      a   .  .  .  .
      b   .  .  .  .
      c   .  .  .  .
      d   .  .  .  .
    `
    const draw = (entropy: string) => order(standingsFrom(regulation, drawing, { entropy }))
    expect(new Set(entropies.map(draw)).size).toBeGreaterThan(10)
    expect(draw('hall-7')).toBe(draw('hall-7'))
  })

  it(`[${rule}] and not drawn anew while the day goes on`, () => {
    const event = story({ regulation: regulation.id, players: 8 })
    playByHand(event, 'p1 > p2, p3 > p4, p5 > p6, p7 > p8')
    // What they are drawn from is on record, so that everybody can draw them again.
    expect(event.event().log[0]?.fact).toMatchObject({ kind: 'event-created', entropy: 'hall' })
    const afterRound1 = () => order(standingsView(event.state(), 1).rows)
    const first = afterRound1()
    for (const kind of ['pair-round', 'publish-round', 'start-clock', 'call-time'] as const) {
      event.does({ kind })
      expect(afterRound1()).toBe(first)
    }
    event.does({ kind: 'drop-player', player: id('p8'), when: 'after-round' })
    expect(afterRound1()).toBe(first)
  })
}

export const lotsForTheRest = (regulation: Regulation, rule: RuleId): void => {
  lotsForTheLevel(regulation, rule)

  it(`[${rule}] those with a place of their own stand above the drawn ones`, () => {
    const drawing = `
          a    b    c    d
      a   .    .    .    .   +101
      b   .    .    .    .   +102
      c   .    .    .    .   +101
      d   .    .    .    .   +101
    `
    const draw = (entropy: string) => order(standingsFrom(regulation, drawing, { entropy }))
    const orders = [...new Set(entropies.map(draw))]
    expect(orders).toHaveLength(6)
    expect(orders.every((one) => one.startsWith('b'))).toBe(true)
  })
}

type Schedules = {
  readonly options?: Options
  /** Of three opponents with 10, 6 and 5 from three rounds each. */
  readonly three: string
  /** Of two, with 10 and 6, and a bye. */
  readonly withBye: string
  /** Of two with a win each, one of whom left after the first of two rounds. */
  readonly dropped: string
}

/** What the same opponents come to by the formula of a document. */
export const schedules = (
  regulation: Regulation,
  rule: RuleId,
  { options = {}, three, withBye, dropped }: Schedules,
): void => {
  it(`[${rule}] opponents with 10, 6 and 5 of three rounds each: ${three}`, () => {
    const drawing = `
            ada   ben   cy    dee
      ada    .   +150  +150  +150
      ben   -50    .     .     .    +150 +150
      cy    -50    .     .     .    +150 =100
      dee   -50    .     .     .    +150  -50
    `
    expect(scheduleOfFirst(regulation, drawing, { options })).toBe(three)
  })

  it(`[${rule}] a bye, and opponents with 10 and 6: ${withBye}`, () => {
    const drawing = `
            ada   ben   cy
      ada    .   +150  +150  bye
      ben   -50    .     .   +150 +150
      cy    -50    .     .   +150 =100
    `
    expect(scheduleOfFirst(regulation, drawing, { options })).toBe(withBye)
  })

  roundsAfterADrop(regulation, rule, { options, dropped })
}

/** Rounds after a drop are no rounds of the opponent. */
export const roundsAfterADrop = (
  { id: regulation }: Regulation,
  rule: RuleId,
  { options = {}, dropped }: Pick<Schedules, 'options' | 'dropped'>,
): void => {
  it(`[${rule}] rounds after a drop: ${dropped}`, () => {
    const event = story({ regulation, players: ['a', 'b', 'c', 'd'], options })
    playByHand(event, 'b > a, c > d')
    event.does({ kind: 'drop-player', player: id('b'), when: 'after-round' })
    playByHand(event, 'a > c, d bye')
    expect(rowOf(event, 'a').strengthOfSchedule).toBe(dropped)
  })
}
