import { describe, expect, it } from 'vitest'
import { id, names, type Story, story } from '../../../../testing/story.ts'
import { bracketOf } from '../../reading/bracket/bracket-of.ts'
import { dueGames } from '../../reading/bracket/due-games.ts'
import type { Ask } from '../../spine/ask.ts'
import { isDrawnByLot } from './lots-by-hand.ts'

const event = (players: number): Story =>
  story({
    regulation: 'x-wing/de',
    players,
    structure: { kind: 'custom', stages: [{ kind: 'elimination', rounds: null, cut: null }] },
  })

/** `p1-p2 p3`: a table each, a lone name sits out. */
const command = (drawing: string) => {
  const lines = drawing.split(' ').map((line) => line.split('-').map(id))
  return {
    kind: 'pair-round-by-hand',
    tables: lines.flatMap(([a, b]) => (a && b ? [[a, b] as const] : [])),
    byes: lines.flatMap(([a, b]) => (a && !b ? [{ player: a, kind: 'odd-number' as const }] : [])),
    reason: 'drawn in the hall',
  } as const
}

const override: Partial<Ask> = { override: 'drawn in the hall' }

const lotsOf = (told: Story) => {
  const { pairings, byes } = dueGames(told.state())
  return { pairings, byes }
}

const lastRound = (told: Story) => {
  const fact = told.event().log.findLast((entry) => entry.fact.kind === 'round-paired')?.fact
  return fact?.kind === 'round-paired' ? fact : expect.fail('no round')
}

describe('the first round of a bracket without seeds, as drawn elsewhere', () => {
  it('keeps the numbers of the lots where it is the same round', () => {
    const told = event(6)
    const { pairings, byes } = lotsOf(told)
    const drawing = [
      ...pairings.toReversed().map(({ players: [a, b] }) => `${b}-${a}`),
      ...byes.map(({ player }) => player),
    ].join(' ')
    told.does(command(drawing))
    const numbers = (list: readonly { readonly game?: string }[]) => list.map(({ game }) => game)
    const round = lastRound(told)
    expect(numbers(round.pairings)).toEqual(numbers(pairings.toReversed()))
    expect(numbers(round.byes).toSorted()).toEqual(numbers(byes).toSorted())
    for (const pairing of round.pairings) expect(pairing).not.toHaveProperty('seeds')
  })

  it.each(['p1-p2 p3 p4 p5', 'p5-p4', 'p3-p1 p2'])(
    'gives every game of %s a number of its own, and everybody goes on',
    (drawing) => {
      const told = event(5)
      const lots = lotsOf(told).pairings[0]?.players ?? []
      const { tables } = command(drawing)
      const isSame = lots.every((player) => tables[0]?.includes(player))
      if (!isSame) expect(told.refuses(command(drawing))).toMatchObject({ code: 'wrong-bracket' })
      told.does(command(drawing), override)
      const { pairings, byes } = lastRound(told)
      expect([...pairings, ...byes].map(({ game }) => game).toSorted()).toEqual([
        '1',
        '2',
        '3',
        '4',
      ])
      told.does({ kind: 'publish-round' })
      const [[winner = id(''), loser = id('')] = []] = tables
      told.wins(winner)
      told.does({ kind: 'close-round' })
      const next = bracketOf(told.state(), 0).next.flatMap(({ slots }) => slots)
      const left = names(5).filter((name) => name !== loser)
      expect(next.map((player) => player ?? '').toSorted()).toEqual(left)
    },
  )

  it.each([
    ['p1-p2 p3-p4 p5', { code: 'wrong-bracket' }],
    ['p1 p2 p3 p4 p5', { code: 'wrong-bracket', players: ['p1', 'p2', 'p3', 'p4', 'p5'] }],
    ['p1 p2', { code: 'left-out', players: ['p3', 'p4', 'p5'] }],
    ['p1-Zed', { code: 'unknown-player', player: 'Zed' }],
  ])('cannot be %s', (drawing, refusal) => {
    expect(event(5).refuses(command(drawing), override)).toMatchObject(refusal)
  })

  it('has nobody in it who has left', () => {
    const told = event(5)
    told.does({ kind: 'drop-player', player: id('p5'), when: 'now' })
    expect(told.refuses(command('p1-p5'), override)).toMatchObject({ code: 'not-active' })
  })

  it('is the first round only, and only where lots gave the bracket', () => {
    const told = event(5)
    expect(isDrawnByLot(told.state())).toBe(true)
    told.does({ kind: 'pair-round' })
    expect(isDrawnByLot(told.state())).toBe(true)
    told.does({ kind: 'publish-round' })
    expect(isDrawnByLot(told.state())).toBe(false)
    expect(isDrawnByLot(story().state())).toBe(false)
  })
})
