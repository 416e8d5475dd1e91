import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyLedger, reordered } from '../../testing/any/any-ledger.ts'
import { measuredText } from '../../testing/measured.ts'
import { crosstable, order } from '../../testing/pairing/crosstable.ts'
import { roundsLedger } from '../../testing/pairing/rounds-ledger.ts'
import { id } from '../../testing/story.ts'
import { compare, zero } from './fraction.ts'
import type { MeasureName } from './measure-names.ts'
import type { StandingsRules } from './measures.ts'
import { measured, type Standing, standings } from './standings.ts'

const rules: StandingsRules = {
  tieBreakers: ['head-to-head', 'margin-of-victory', 'strength-of-schedule'],
  hasMargin: true,
  schedule: 'sum-of-points',
  extended: null,
  readings: { scheduleByes: 'count', disqualifiedInSchedule: 'keep' },
  entropy: 'hall',
}

/** `ada 1 tournament-points`, line by line. */
const told = (lines: readonly Standing[]): readonly string[] =>
  lines.map(({ player, place, decidedBy }) => `${player} ${place ?? '-'} ${decidedBy ?? '-'}`)

describe('those who are placed among themselves', () => {
  // All three are level; Ada beat Ben, and Cy met neither of them.
  const drawing = `
          ada   ben   cy
    ada    .   +110    .   -20
    ben   -90    .     .   +190
    cy     .     .     .   +150 -50
  `

  it('are parted by who beat whom, whoever else would be level with them', () => {
    const ledger = crosstable(drawing)
    expect(told(standings(ledger, rules))[0]).not.toBe('ada 1 head-to-head')
    const left = standings(ledger, rules, new Set([id('ada'), id('ben')]))
    expect(told(left)).toEqual(['ada 1 head-to-head', 'ben 2 -'])
  })
})

describe('what separates a line from the next', () => {
  // Ben and Cy are level until their margins; Dee and Eve until their opponents; Fay and Gus
  // to the end.
  const drawing = `
          ada   ben   cy    dee   eve   fay   gus
    ada    .     .    +150  +150    .     .     .
    ben    .     .     .     .      .     .     .    +190 =100 -50
    cy    -50    .     .     .      .     .     .    +150 =100
    dee   -50    .     .     .      .     .     .    +110
    eve    .     .     .     .      .     .     .    +110  -50
    fay    .     .     .     .      .     .     .     =100
    gus    .     .     .     .      .     .     .     =100
  `

  it('is named on every line but the last', () => {
    const lines = standings(crosstable(drawing), rules)
    const [last, first] = order(lines).endsWith('fay') ? ['fay', 'gus'] : ['gus', 'fay']
    expect(told(lines)).toEqual([
      'ada 1 tournament-points',
      'ben 2 margin-of-victory',
      'cy 3 tournament-points',
      'dee 4 strength-of-schedule',
      'eve 5 tournament-points',
      `${first} 6 lot`,
      `${last} 7 -`,
    ])
  })

  it('is head-to-head for the one who beat all others, and something finer below', () => {
    const lines = standings(
      crosstable(`
              ada   ben   cy
        ada    .   +110  +110  -20  -20
        ben   -90    .     .   +160 +160
        cy    -90    .     .   +150 +150
      `),
      rules,
    )
    expect(told(lines)).toEqual(['ada 1 head-to-head', 'ben 2 margin-of-victory', 'cy 3 -'])
  })

  it.each([
    { name: 'margin of victory first', own: rules },
    {
      name: 'head-to-head repeated',
      own: { ...rules, tieBreakers: ['head-to-head-repeated', ...rules.tieBreakers.slice(1)] },
    },
  ] as const)('is true: what it names differs, all before it is level ($name)', ({ own }) => {
    fc.assert(
      fc.property(anyLedger, (ledger) => {
        const ranked = standings(ledger, own).filter(({ place }) => place !== null)
        ranked.slice(0, -1).forEach((line, index) => {
          const next = ranked[index + 1] as Standing
          const points = line.tournamentPoints - next.tournamentPoints
          const difference = (name: MeasureName) =>
            compare(measured(line, name) ?? zero, measured(next, name) ?? zero)
          const margin = difference('margin-of-victory')
          const schedule = difference('strength-of-schedule')
          expect(points).toBeGreaterThanOrEqual(0)
          if (points > 0) expect(line.decidedBy).toBe('tournament-points')
          else if (line.decidedBy === 'head-to-head') expect(line.opponents).toContain(next.player)
          else if (margin !== 0) {
            expect([line.decidedBy, margin > 0]).toEqual(['margin-of-victory', true])
          } else if (schedule !== 0) {
            expect([line.decidedBy, schedule > 0]).toEqual(['strength-of-schedule', true])
          } else expect(line.decidedBy).toBe('lot')
        })
      }),
    )
  })

  it('everybody has a line; places run from 1 without a gap; the disqualified come last', () => {
    fc.assert(
      fc.property(anyLedger, (ledger) => {
        const lines = standings(ledger, rules)
        const ranked = [...ledger.values()].filter(({ isRanked }) => isRanked).length
        expect(lines.map(({ place }) => place)).toEqual(
          lines.map((_, index) => (index < ranked ? index + 1 : null)),
        )
        expect(new Set(lines.map(({ player }) => player))).toEqual(new Set(ledger.keys()))
        lines.forEach(({ decidedBy }, index) => {
          expect(decidedBy === null).toBe(index >= ranked - 1)
        })
      }),
    )
  })
})

describe('the rest of a group after head-to-head', () => {
  // Ada beat both, Cy beat Ben; Ben has the better margin.
  const drawing = `
          ada   ben   cy
    ada    .   +110  +110  -20  -20
    ben   -90    .   -90   +190 +190
    cy    -90  +110    .   +110 -10
  `

  it('goes on with the next measure where it is asked once', () => {
    expect(told(standings(crosstable(drawing), rules))).toEqual([
      'ada 1 head-to-head',
      'ben 2 margin-of-victory',
      'cy 3 -',
    ])
  })

  it('is asked again where the document says so', () => {
    const repeated: StandingsRules = {
      ...rules,
      tieBreakers: ['head-to-head-repeated', 'margin-of-victory'],
    }
    expect(told(standings(crosstable(drawing), repeated))).toEqual([
      'ada 1 head-to-head',
      'cy 2 head-to-head',
      'ben 3 -',
    ])
  })
})

describe('without a margin of victory', () => {
  const own: StandingsRules = {
    ...rules,
    tieBreakers: ['head-to-head-repeated', 'strength-of-schedule', 'extended-strength-of-schedule'],
    hasMargin: false,
    extended: 'sum-of-schedules',
  }
  const lineOf = (line: Standing) => {
    const { place, player, tournamentPoints, decidedBy } = line
    const strength = measuredText(line, 'strength-of-schedule')
    const extended = measuredText(line, 'extended-strength-of-schedule')
    return `${place} ${player} ${tournamentPoints} ${strength} ${extended} ${decidedBy ?? '-'}`
  }

  it('the measures decide one after the other, each shown on its line', () => {
    const ledger = roundsLedger([
      '1-2 0-6, 3-4 0-6, 5-6 1-4, 7-8 3-3',
      '2-4 0-6, 6-7 0-6, 8-5 3-3, 1-3 1-4',
      '4-7 1-4, 2-8 4-1, 3-5 0-6, 6-1 0-6',
    ])
    const lines = standings(ledger, own)
    expect(lines.map(lineOf)).toEqual([
      '1 7 13 24 90 head-to-head',
      '2 4 13 27 81 tournament-points',
      '3 2 10 27 78 strength-of-schedule',
      '4 5 10 15 93 tournament-points',
      '5 8 7 33 66 strength-of-schedule',
      '6 1 7 18 87 tournament-points',
      '7 3 4 30 60 extended-strength-of-schedule',
      '8 6 4 30 57 -',
    ])
    for (const { measures } of lines) {
      expect(measures.map(({ name }) => name)).toEqual([
        'strength-of-schedule',
        'extended-strength-of-schedule',
      ])
    }
  })

  const averages: StandingsRules = {
    ...own,
    tieBreakers: ['strength-of-schedule', 'extended-strength-of-schedule'],
    schedule: 'averages-over-opponents',
    extended: 'average-of-schedules',
  }

  it('exact fractions decide, not their decimals', () => {
    const ledger = roundsLedger(['a-b, c-d, e-f', 'a-c, e-b, d-f', 'a-e, c-f, b-d'])
    expect(standings(ledger, averages).map(lineOf)).toEqual([
      '1 a 3 5/9 14/27 tournament-points',
      '2 e 2 4/9 16/27 extended-strength-of-schedule',
      '3 c 2 4/9 13/27 tournament-points',
      '4 b 1 2/3 4/9 strength-of-schedule',
      '5 d 1 1/3 5/9 tournament-points',
      '6 f 0 5/9 11/27 -',
    ])
  })

  it.each([
    ['average-of-schedules', 's 5/9', 'q 17/36'],
    ['schedules-over-their-opponents', 'q 43/108', 's 10/27'],
  ] as const)('the reading of the extended strength matters: %s', (extended, fourth, fifth) => {
    const ledger = roundsLedger(['p-q, r-s, t bye', 'p-r, t-q, s bye', 'p-s, r-t, q bye'])
    const [, , , ...last] = standings(ledger, { ...averages, extended })
    expect(last.map(lineOf).map((line) => line.split(' ').slice(1))).toEqual([
      [fourth.split(' ')[0], '1', '5/6', fourth.split(' ')[1], 'extended-strength-of-schedule'],
      [fifth.split(' ')[0], '1', '5/6', fifth.split(' ')[1], '-'],
    ])
  })

  it('who left and who came back are averaged over what they had', () => {
    const ledger = roundsLedger(['u-v, w-x, y-z', 'u-w, y-v, x missed', 'u-y, w-v, x bye'])
    expect(standings(ledger, averages).map((line) => lineOf(line).split(' ').slice(0, 4))).toEqual([
      ['1', 'u', '3', '4/9'],
      ['2', 'w', '2', '4/9'],
      ['3', 'y', '2', '1/3'],
      ['4', 'x', '1', '2/3'],
      ['5', 'v', '0', '7/9'],
      ['6', 'z', '0', '2/3'],
    ])
  })
})

describe('points taken away by a ruling', () => {
  const drawing = `
          ada   ben   cy
    ada    .   +150  +150
    ben   -50    .   +150
    cy    -50  -50     .
  `
  const fined = (deducted: number) => {
    const ledger = crosstable(drawing)
    const ada = ledger.get(id('ada')) ?? expect.fail('no ada')
    return new Map(ledger).set(id('ada'), { ...ada, deducted })
  }

  it('count in the standings, and in the schedule of the others', () => {
    const lines = standings(fined(6), rules)
    expect(lines.map(({ player, tournamentPoints }) => `${player} ${tournamentPoints}`)).toEqual([
      'ben 5',
      'ada 4',
      'cy 0',
    ])
    const schedules = lines.map((line) => measuredText(line, 'strength-of-schedule'))
    expect(schedules).toEqual(['4', '5', '9'])
  })

  it('leave nobody below nothing', () => {
    const ada = standings(fined(11), rules).find(({ player }) => player === id('ada'))
    expect(ada?.tournamentPoints).toBe(0)
  })
})

describe('who is ranked', () => {
  const drawing = `
          ada   ben   cy    dee
    ada    .   +150  -50     .
    ben   -50    .     .   +110
    cy   +150    .     .   +150
    dee    .   -90   -50     .
  `

  it('a player with fewer rounds keeps the place of what was earned', () => {
    const lines = standings(
      crosstable(`
              ada   ben   cy
        ada    .   +150    .   -10 -10
        ben   -50    .     .   -50 -50
        cy     .     .     .   +200
      `),
      rules,
    )
    expect(told(lines)).toEqual(['cy 1 margin-of-victory', 'ada 2 tournament-points', 'ben 3 -'])
  })

  it('the disqualified are listed last, without a place, with what they had', () => {
    const lines = standings(crosstable(drawing, ['cy']), rules)
    expect(told(lines)).toEqual([
      'ada 1 head-to-head',
      'ben 2 tournament-points',
      'dee 3 -',
      'cy - -',
    ])
    const last = lines.at(-1) ?? expect.fail('no lines')
    expect(last.tournamentPoints).toBe(10)
    expect(measuredText(last, 'margin-of-victory')).toBe('300')
  })

  it('the disqualified do not stand between others in head-to-head', () => {
    // With Cy in the group nobody has beaten everybody, and Ben has the better margin.
    const ledger = (gone: readonly string[]) =>
      crosstable(
        `
              ada   ben   cy
        ada    .   +110    .   -10
        ben   -90    .     .   +190
        cy     .     .     .   +150 -10
      `,
        gone,
      )
    expect(order(standings(ledger([]), rules))).toBe('ben cy ada')
    expect(order(standings(ledger(['cy']), rules))).toBe('ada ben cy')
  })

  it('counts what each line was, and names the opponents in the order of the rounds', () => {
    const [ada] = standings(
      crosstable(`
              ada   ben   cy
        ada    .   +150  ~105  =100 -40 bye missed
        ben   -50    .     .
        cy    -95    .     .
      `),
      rules,
    )
    expect(ada).toMatchObject({
      player: 'ada',
      tournamentPoints: 14,
      tally: { won: 1, modified: 1, drawn: 1, lost: 1, byes: 1, unpairedLosses: 1 },
      opponents: ['ben', 'cy', 'somebody-else', 'somebody-else'],
    })
    expect(measuredText(ada ?? expect.fail('no ada'), 'margin-of-victory')).toBe('545')
  })

  it('a double loss is a loss, an earned bye a bye', () => {
    const lineOf = (outcome: 'double-loss' | 'earned-bye', round: number) => ({
      outcome,
      tournamentPoints: 0,
      marginOfVictory: null,
      opponent: null,
      round,
    })
    const lines = [lineOf('double-loss', 1), lineOf('earned-bye', 2)]
    const ada = { player: id('ada'), isRanked: true, lines, deducted: 0 }
    const ledger = new Map([[ada.player, ada]])
    const [line = expect.fail('no line')] = standings(ledger, rules)
    expect(line.tally).toMatchObject({ won: 0, lost: 1, byes: 1 })
    expect(measuredText(line, 'margin-of-victory')).toBe('0')
  })
})

describe('lots', () => {
  const level = crosstable(`
        a  b  c  d  e  f
    a   .  .  .  .  .  .
    b   .  .  .  .  .  .
    c   .  .  .  .  .  .
    d   .  .  .  .  .  .
    e   .  .  .  .  .  .
    f   .  .  .  .  .  .
  `)
  const drawn = (entropy: string, ledger = level) => order(standings(ledger, { ...rules, entropy }))
  const entropies = Array.from({ length: 60 }, (_, index) => `hall-${index}`)

  it('are kept for the same entropy', () => {
    expect(entropies.map((entropy) => drawn(entropy))).toEqual(
      entropies.map((entropy) => drawn(entropy)),
    )
  })

  it('differ between entropies, and everybody comes first some time', () => {
    const orders = entropies.map((entropy) => drawn(entropy))
    expect(new Set(orders).size).toBeGreaterThan(50)
    expect(new Set(orders.map((names) => names[0])).size).toBe(6)
  })

  it('keep the order of the others when one of the tie leaves it', () => {
    const five = new Map([...level].filter(([player]) => player !== 'c'))
    for (const entropy of entropies) {
      const without = drawn(entropy)
        .split(' ')
        .filter((name) => name !== 'c')
      expect(drawn(entropy, five)).toBe(without.join(' '))
    }
  })
})

it('the order of registration does not matter', () => {
  const by = fc.array(fc.integer(), { minLength: 7, maxLength: 7 })
  fc.assert(
    fc.property(anyLedger, by, fc.string(), (ledger, positions, entropy) => {
      const others = standings(reordered(ledger, positions), { ...rules, entropy })
      expect(others).toEqual(standings(ledger, { ...rules, entropy }))
    }),
  )
})
