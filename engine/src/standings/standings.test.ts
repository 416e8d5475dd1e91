import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyLedger, reordered } from '../../testing/any-ledger.ts'
import { crosstable, order } from '../../testing/crosstable.ts'
import { id } from '../../testing/story.ts'
import { compare } from './fraction.ts'
import { type Standing, type StandingsRules, standings } from './standings.ts'

const rules: StandingsRules = {
  tieBreakers: ['head-to-head', 'margin-of-victory', 'strength-of-schedule'],
  schedule: 'sum-of-points',
  readings: { scheduleByes: 'count', disqualifiedInSchedule: 'keep' },
  entropy: 'hall',
}

/** `ada 1 tournament-points`, line by line. */
const told = (lines: readonly Standing[]): readonly string[] =>
  lines.map(({ player, place, decidedBy }) => `${player} ${place ?? '-'} ${decidedBy ?? '-'}`)

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

  it('is true: the measure it names differs, and those before it are level', () => {
    fc.assert(
      fc.property(anyLedger, (ledger) => {
        const ranked = standings(ledger, rules).filter(({ place }) => place !== null)
        ranked.slice(0, -1).forEach((line, index) => {
          const next = ranked[index + 1] as Standing
          const points = line.tournamentPoints - next.tournamentPoints
          const margin = line.marginOfVictory - next.marginOfVictory
          const schedule = compare(line.strengthOfSchedule, next.strengthOfSchedule)
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
    expect(lines.at(-1)).toMatchObject({ tournamentPoints: 10, marginOfVictory: 300 })
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
      marginOfVictory: 545,
      tally: { won: 1, modified: 1, drawn: 1, lost: 1, byes: 1, unpairedLosses: 1 },
      opponents: ['ben', 'cy', 'somebody-else', 'somebody-else'],
    })
  })

  it('a double loss is a loss, an earned bye a bye', () => {
    const line = (outcome: 'double-loss' | 'earned-bye', round: number) => ({
      outcome,
      tournamentPoints: 0,
      marginOfVictory: null,
      opponent: null,
      round,
    })
    const lines = [line('double-loss', 1), line('earned-bye', 2)]
    const ledger = new Map([[id('ada'), { player: id('ada'), isRanked: true, lines }]])
    expect(standings(ledger, rules)[0]).toMatchObject({
      marginOfVictory: 0,
      tally: { won: 0, lost: 1, byes: 1 },
    })
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
