import { describe, expect, it } from 'vitest'
import { id, type Story, story } from '../../testing/story.ts'
import type { FactOf } from '../event/spine/answers.ts'
import { matchId } from '../vocabulary/ids.ts'
import type { Receipt } from '../vocabulary/pairing.ts'
import { redraw } from './redraw.ts'

type RoundPaired = FactOf<'round-paired'>

/** The state that a round was drawn on, and the round. */
const drawn = (told: Story) => {
  const before = told.state()
  const fact = told.facts({ kind: 'pair-round' }).find((one) => one.kind === 'round-paired')
  return { before, round: fact ?? expect.fail('not paired') }
}

const exchanged = (round: RoundPaired): RoundPaired => {
  const [one, two, ...rest] = round.pairings
  if (one === undefined || two === undefined) return expect.fail('two tables')
  const pairings = [
    { ...one, players: [one.players[0], two.players[1]] as const },
    { ...two, players: [two.players[0], one.players[1]] as const },
    ...rest,
  ]
  return { ...round, pairings }
}

type Table = RoundPaired['pairings'][number]

/** The round with something else told of its first table. */
const firstWith = (round: RoundPaired, more: Partial<Table>): RoundPaired => {
  const [one, ...rest] = round.pairings
  return { ...round, pairings: [{ ...(one ?? expect.fail('no table')), ...more }, ...rest] }
}

const turned = (round: RoundPaired): RoundPaired => {
  const [a, b] = round.pairings[0]?.players ?? expect.fail('no table')
  return firstWith(round, { players: [b, a] })
}

const certifiedAs = (round: RoundPaired, certified: Receipt['certified']): RoundPaired => {
  const receipt = round.receipt ?? expect.fail('no receipt')
  return { ...round, receipt: { ...receipt, certified } }
}

const bracket = {
  kind: 'custom',
  stages: [{ kind: 'elimination', rounds: null, cut: null }],
} as const

describe('a Swiss round that is drawn again', () => {
  const { before, round } = drawn(story({ players: 8, secret: 'desk' }))

  it('is the same, with the receipt that it has', () => {
    expect(redraw(before, round)).toEqual({ kind: 'same', certified: 'parity' })
  })

  it.each(['single-elimination', 'double-elimination', 'fold', 'bracket', 'magic', ''])(
    'differs under a method that its stage does not have: %j',
    (name) => {
      const method = { ...round.method, name }
      expect(redraw(before, { ...round, method }).kind).toBe('differs')
      const again = redraw(before, { ...exchanged(round), method })
      expect(again).toMatchObject({ kind: 'differs', differing: { length: 4 } })
    },
  )

  it.each([1, 0, -1, 1.5, 99])(
    'differs by a version that no event with fixed lots was drawn by: %d',
    (version) => {
      const method = { ...round.method, version }
      expect(redraw(before, { ...round, method }).kind).toBe('differs')
    },
  )

  it.each(['exact', 'fold', 'by-hand'] as const)('differs with a proof of another: %s', (other) => {
    const again = redraw(before, certifiedAs(round, other))
    expect(again).toMatchObject({ kind: 'differs', certified: 'parity', differing: [] })
    const { receipt: _, ...rest } = round
    expect(redraw(before, { ...rest, receipt: null }).kind).toBe('differs')
  })

  it.each(['rematches', 'softConflicts', 'spanSquares'] as const)(
    'differs where its receipt has another figure: %s',
    (figure) => {
      const receipt = round.receipt ?? expect.fail('no receipt')
      const told = { ...round, receipt: { ...receipt, [figure]: receipt[figure] + 1 } }
      expect(redraw(before, told)).toMatchObject({ kind: 'differs', differing: [] })
    },
  )

  it('differs where two have changed seats, or meet for another reason', () => {
    expect(redraw(before, turned(round))).toMatchObject({ kind: 'differs', differing: [] })
    expect(redraw(before, firstWith(round, { reason: { kind: 'fixed' } })).kind).toBe('differs')
  })

  it('is the same at other tables: who keeps one is nobody’s business', () => {
    const pairings = round.pairings
      .toReversed()
      .map((one, index) => ({ ...one, table: 20 + index, match: matchId(`m${index}`) }))
    expect(redraw(before, { ...round, pairings }).kind).toBe('same')
  })
})

describe('a round by hand', () => {
  const told = story({ players: 4, secret: 'desk' })
  const before = told.state()
  const tables = [[id('p1'), id('p2')] as const, [id('p3'), id('p4')] as const]
  const byHand = { kind: 'pair-round-by-hand', tables, byes: [], reason: 'as wished' } as const
  const fact = told.facts(byHand).find((one) => one.kind === 'round-paired')
  const round = fact ?? expect.fail('not paired')

  it('stays what it is', () => {
    expect(redraw(before, round)).toEqual({ kind: 'by-hand', certified: 'parity' })
  })

  it('differs with a proof that it does not have', () => {
    expect(redraw(before, certifiedAs(round, 'exact')).kind).toBe('differs')
  })
})

describe('a round of a bracket', () => {
  const { before, round } = drawn(
    story({ players: 4, secret: 'desk', regulation: 'x-wing/de', structure: bracket }),
  )

  it('is what the bracket has to be played, and has no receipt', () => {
    expect(redraw(before, round)).toEqual({ kind: 'same', certified: null })
  })

  it.each(['swiss', 'double-elimination', ''])('differs under another method: %j', (name) => {
    expect(redraw(before, { ...round, method: { name, version: 1 } }).kind).toBe('differs')
  })

  it.each([0, -1, 1.5, 2, 99])('differs by a version that there never was: %d', (version) => {
    const method = { ...round.method, version }
    expect(redraw(before, { ...round, method }).kind).toBe('differs')
  })

  it('differs where two have changed seats, or have seeds that nobody gave them', () => {
    expect(redraw(before, turned(round))).toMatchObject({ kind: 'differs', differing: [] })
    expect(redraw(before, firstWith(round, { seeds: [1, 2] })).kind).toBe('differs')
  })
})

describe('a game of two sides', () => {
  const games = {
    kind: 'custom',
    stages: [
      { kind: 'swiss', rounds: 1, cut: null },
      { kind: 'double-elimination', rounds: null, cut: 4 },
    ],
  } as const
  const told = story({ players: 4, regulation: 'card-game/de-2014', structure: games })
  told.playRound()
  told.does({ kind: 'make-cut' })
  told.does({ kind: 'start-stage' })
  const { before, round } = drawn(told)

  it('differs where another one may choose the side', () => {
    const [{ players, side } = expect.fail('no table')] = round.pairings
    expect(redraw(before, round).kind).toBe('same')
    const chooser = players.find((one) => side !== undefined && !Object.values(side).includes(one))
    const favoured = firstWith(round, { side: { chooser: chooser ?? expect.fail('no side') } })
    expect(redraw(before, favoured).kind).toBe('differs')
  })
})
