import { describe, expect, it } from 'vitest'
import { playByHand } from '../../../testing/by-hand.ts'
import { crosstable, order } from '../../../testing/crosstable.ts'
import { id, type Story, story } from '../../../testing/story.ts'
import { standingsRules } from '../../event/reading/standings-of.ts'
import { fractionText, type Ledger, type Options, standingsView } from '../../index.ts'
import { standings } from '../../standings/standings.ts'
import { clause } from '../../vocabulary/rule.ts'
import { xWingDe } from './regulation.ts'

const regulation = 'x-wing/de'
const german = (players: readonly string[], options: Options = {}): Story =>
  story({ regulation, players, options })

const rules = () =>
  standingsRules(story({ regulation, players: 0, started: false }).state(), 3, 'standings')

/** A drawing counts five for a win; this document counts one. */
const ledgerOf = (drawing: string): Ledger =>
  new Map(
    [...crosstable(drawing)].map(([player, account]) => [
      player,
      {
        ...account,
        lines: account.lines.map((line) => ({
          ...line,
          tournamentPoints: line.tournamentPoints / 5,
        })),
      },
    ]),
  )

/** `ada margin-of-victory, ben -`: the order, and what separates each line from the next. */
const told = (drawing: string): string =>
  standings(ledgerOf(drawing), rules())
    .map(({ player, decidedBy }) => `${player} ${decidedBy ?? '-'}`)
    .join(', ')

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
    expect(order(standings(ledgerOf(drawing), rules()))).toBe(expected)
    expect(xWingDe.options.headToHead).toBeUndefined()
  })

  it('[XWDE-95] what is still level is in the order of lots, drawn once for an event', () => {
    const drawing = `
          a  b  c  d
      a   .  .  .  .
      b   .  .  .  .
      c   .  .  .  .
      d   .  .  .  .
    `
    const entropies = Array.from({ length: 40 }, (_, index) => `hall-${index}`)
    const draw = (entropy: string) => order(standings(ledgerOf(drawing), { ...rules(), entropy }))
    expect(new Set(entropies.map(draw)).size).toBeGreaterThan(10)
    expect(draw('hall-7')).toBe(draw('hall-7'))
  })

  it('[XWDE-95] those with a place of their own stand above the drawn ones', () => {
    const drawing = `
          a    b    c
      a   .    .    .   +101
      b   .    .    .   +102
      c   .    .    .   +101
    `
    for (const entropy of ['one', 'two', 'three']) {
      expect(order(standings(ledgerOf(drawing), { ...rules(), entropy }))).toMatch(/^b/)
    }
  })
})

describe('strength of schedule', () => {
  const scheduleOf = (event: Story, player: string) =>
    standingsView(event.state()).rows.find((row) => row.player === player)?.strengthOfSchedule

  it('[XWDE-94] a bye, and opponents with 2 and 1 of three rounds: one half', () => {
    const drawing = `
            ada   ben   cy
      ada    .   +150  +150  bye
      ben   -50    .     .   +150 +150
      cy    -50    .     .   +150 -50
    `
    const ada = standings(ledgerOf(drawing), rules()).find(({ player }) => player === 'ada')
    expect(fractionText(ada?.strengthOfSchedule ?? expect.fail('no ada'))).toBe('1/2')
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
    const ada = standings(ledgerOf(drawing), rules()).find(({ player }) => player === 'ada')
    expect(fractionText(ada?.strengthOfSchedule ?? expect.fail('no ada'))).toBe('7/16')
  })

  it('[XWDE-94] rounds after a drop are no rounds of the opponent', () => {
    const event = german(['a', 'b', 'c', 'd'])
    playByHand(event, 'a 0-100 b, c 100-0 d')
    event.does({ kind: 'drop-player', player: id('b'), when: 'after-round' })
    playByHand(event, 'a 100-0 c, d bye')
    // B has 1 of one round, C 1 of two: (1 + 1/2) over two opponents.
    expect(scheduleOf(event, 'a')).toBe('3/4')
  })

  it('[XWDE-94] without an opponent it is nothing', () => {
    const event = german(['a', 'b', 'c'])
    playByHand(event, 'a bye, b 100-0 c')
    expect(scheduleOf(event, 'a')).toBe('0')
  })
})
