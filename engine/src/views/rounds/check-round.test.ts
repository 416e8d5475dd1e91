import { describe, expect, it } from 'vitest'
import { bracketStory, id, type Story, story } from '../../../testing/story.ts'
import { swissField } from '../../event/rounds/swiss-field.ts'
import type { Fact } from '../../event/spine/answers.ts'
import { pairSwiss } from '../../pairing/swiss/swiss.ts'
import { checkRound, isDeparture } from './check-round.ts'

type RoundPaired = Extract<Fact, { kind: 'round-paired' }>

/** Judges the round that a story pairs next. */
const judge = (told: Story, pair: () => void) => {
  const before = told.state()
  pair()
  const fact = told.event().log.findLast((entry) => entry.fact.kind === 'round-paired')?.fact
  return checkRound(before, (fact as RoundPaired | undefined) ?? expect.fail('no round'))
}

describe('a round judged against the document', () => {
  it('finds no departure in a round that pair-round made', () => {
    const told = story({ players: 9 })
    for (let round = 1; round <= 4; round++) {
      const check = judge(told, () => told.playRound())
      expect(check.findings.filter(isDeparture)).toEqual([])
      expect(check.receipt).toEqual(told.state().rounds.at(-1)?.receipt)
    }
  })

  it('draws a recorded round again by the version of its method', () => {
    const told = story({ players: 8 })
    const before = told.state()
    told.does({ kind: 'pair-round' }, { entropy: 'hall' })
    const fact = told.event().log.at(-1)?.fact as RoundPaired
    const old = pairSwiss(swissField(before, 'hall'), 1).pairings
    const asOf = (version: number, pairings: RoundPaired['pairings']) =>
      checkRound(before, { ...fact, method: { name: 'swiss', version }, pairings }).findings
    const recorded = fact.pairings.map((pairing, index) => ({
      ...pairing,
      players: old[index]?.players ?? pairing.players,
    }))
    expect(recorded).not.toEqual(fact.pairings)
    expect(asOf(2, fact.pairings)).toEqual([])
    expect(asOf(1, recorded)).toEqual([])
    const [differs, ...others] = asOf(2, recorded)
    expect(others).toEqual([])
    expect(differs?.kind).toBe('entropy-differs')
    expect(differs?.players.length).toBeGreaterThan(1)
  })

  it('[XWEN-55] names a rematch that could have been avoided, and the best round', () => {
    const told = story()
    told.plays('p1 100-0 p2', 'p3 100-0 p4')
    const { findings } = judge(told, () => told.seats('p1 - p2', 'p3 - p4'))
    expect(findings).toEqual([
      {
        kind: 'avoidable-rematch',
        players: ['p1', 'p2'],
        rule: 'XWEN-55',
        metInRounds: [1],
      },
      {
        kind: 'avoidable-rematch',
        players: ['p3', 'p4'],
        rule: 'XWEN-55',
        metInRounds: [1],
      },
      {
        kind: 'not-optimal',
        players: [],
        rule: 'XWEN-54',
        best: { rematches: 0, softConflicts: 0, crossings: [0], spanSquares: 0 },
      },
    ])
    expect(findings.every(isDeparture)).toBe(true)
  })

  it('tells of a rematch that could not be helped, without calling it a departure', () => {
    const told = story({ players: 2 })
    told.plays('p1 100-0 p2')
    const { findings, receipt } = judge(told, () => told.seats('p1 - p2'))
    expect(findings).toEqual([
      { kind: 'rematch', players: ['p1', 'p2'], rule: 'XWEN-55', metInRounds: [1] },
    ])
    expect(findings.some(isDeparture)).toBe(false)
    expect(receipt?.certified).toBe('exact')
  })

  it('[XWEN-56] names the bye that the document would have given', () => {
    const told = story({ players: 3 })
    told.plays('p1 100-0 p2', 'p3 bye')
    const { findings } = judge(told, () => told.seats('p1 - p2', 'p3 bye'))
    expect(findings).toContainEqual({
      kind: 'bye-by-rule',
      players: ['p3'],
      expected: ['p2'],
      rule: 'XWEN-56',
    })
    expect(findings).toContainEqual({ kind: 'repeated-bye', players: ['p3'], rule: 'XWEN-56' })
  })

  it('names who was left out', () => {
    const told = story()
    const tables = [[id('p1'), id('p2')]] as const
    const { findings } = judge(told, () =>
      told.does(
        { kind: 'pair-round-by-hand', tables, byes: [], reason: 'lunch' },
        { override: 'lunch' },
      ),
    )
    expect(findings).toEqual([{ kind: 'left-out', players: ['p3', 'p4'] }])
  })

  it('[XWEN-63] names who should have met in the bracket', () => {
    const told = bracketStory(4)
    expect(judge(told, () => told.does({ kind: 'pair-round' })).findings).toEqual([])
    const other = bracketStory(4)
    const tables = [
      [id('p1'), id('p3')],
      [id('p2'), id('p4')],
    ] as const
    const { findings } = judge(other, () =>
      other.does(
        { kind: 'pair-round-by-hand', tables, byes: [], reason: 'as played' },
        { override: 'as played' },
      ),
    )
    expect(findings).toEqual([
      { kind: 'wrong-seed', players: ['p1', 'p3'], expected: ['p1', 'p4'], rule: 'XWEN-63' },
      { kind: 'wrong-seed', players: ['p2', 'p4'], expected: ['p2', 'p3'], rule: 'XWEN-63' },
    ])
  })
})
