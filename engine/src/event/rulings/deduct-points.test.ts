import { describe, expect, it } from 'vitest'
import { id, role, type Story, story } from '../../../testing/story.ts'
import { standingsView } from '../../views/standings/standings.ts'
import { canHappen } from '../facts.ts'
import { advance } from '../replay.ts'
import type { Match } from '../spine/state.ts'

const lowerWins = ({ players: [a, b] }: Match) => {
  const winner = a < b ? 'first' : 'second'
  return { ending: 'games', games: [winner, winner] } as const
}
const played = (players: number | readonly string[] = 4): Story => {
  const told = story({ regulation: 'card-game/de-2014', players })
  told.playRound(lowerWins)
  return told
}
const deduct = (points: number, player = 'p1', reason = 'rude to a judge') =>
  ({ kind: 'deduct-points', player: id(player), points, reason }) as const
const pointsOf = (told: Story, player: string) =>
  standingsView(told.state()).rows.find((row) => row.player === id(player))?.tournamentPoints

describe('deduct-points', () => {
  it('takes points away, on record, and the standings follow', () => {
    const told = played()
    expect(pointsOf(told, 'p1')).toBe(6)
    expect(told.facts(deduct(2, 'p1', '  rude to a judge '))).toEqual([
      { kind: 'points-deducted', player: 'p1', points: 2, reason: 'rude to a judge', round: 1 },
    ])
    expect(pointsOf(told, 'p1')).toBe(4)
  })

  it('from elsewhere takes whole points, and nobody gets any by it', () => {
    const [fact] = played().facts(deduct(2))
    if (fact?.kind !== 'points-deducted') return expect.fail('nothing taken')
    const { state } = played().event()
    const happens = (points: unknown) =>
      state !== null && canHappen(state, { ...fact, points: points as number })
    expect([1, 999].every(happens)).toBe(true)
    for (const points of [-5, 0, 0.5, 1000, '3', null]) expect(happens(points)).toBe(false)
    const elsewhere = story({ players: 4 })
    elsewhere.playRound(() => ({ ending: 'destruction', score: [100, 0] }))
    expect(canHappen(elsewhere.state(), fact)).toBe(false)
  })

  it('adds up, and never takes anybody below nothing', () => {
    const told = played()
    told.does(deduct(4))
    told.does(deduct(3))
    expect(pointsOf(told, 'p1')).toBe(0)
    expect(told.state().players.get(id('p1'))?.deductions).toEqual([
      { round: 1, points: 4, reason: 'rude to a judge' },
      { round: 1, points: 3, reason: 'rude to a judge' },
    ])
    told.playRound(lowerWins)
    // Twelve points less the seven: what was taken is not given back by the next win alone.
    expect(pointsOf(told, 'p1')).toBe(5)
  })

  it('is not in the standings of rounds before it', () => {
    const told = played()
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    told.does(deduct(2))
    const after = (round: number) =>
      standingsView(told.state(), round).rows.find(({ player }) => player === id('p1'))
    expect(after(1)?.tournamentPoints).toBe(6)
    expect(after(2)?.tournamentPoints).toBe(4)
  })

  it('in the final stage counts for the Swiss rounds that led there', () => {
    const swiss = { kind: 'swiss', rounds: 1, cut: null } as const
    const finals = { kind: 'double-elimination', rounds: null, cut: 4 } as const
    const told = story({
      regulation: 'card-game/de-2014',
      structure: { kind: 'custom', stages: [swiss, finals] },
    })
    told.playRound(lowerWins)
    told.does({ kind: 'make-cut' })
    told.does({ kind: 'start-stage' })
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    expect(told.facts(deduct(2))).toMatchObject([{ round: 1 }])
    expect(pointsOf(told, 'p1')).toBe(4)
  })

  it('a log of before, which says no round, shows it in all', () => {
    const told = played()
    const fact = { kind: 'points-deducted', player: id('p1'), points: 2, reason: 'rude' } as const
    const last = told.event().log.at(-1) ?? expect.fail('no log')
    const event = advance(told.event(), [{ ...last, n: last.n + 1, fact }])
    const rows = standingsView(event.state ?? expect.fail('no event'), 1).rows
    expect(rows.find(({ player }) => player === id('p1'))?.tournamentPoints).toBe(4)
  })

  it('counts for the next pairing: who has lost the lead plays lower down', () => {
    const told = played()
    told.does(deduct(6))
    const [round] = told.facts({ kind: 'pair-round' })
    const pairs = round?.kind === 'round-paired' ? round.pairings.map(({ players }) => players) : []
    // One winner is left with six points, three have none.
    expect(pairs[0]).toContain('p2')
    expect(round).toMatchObject({ receipt: { crossings: [1] } })
  })

  it('reaches who has left, and can be undone', () => {
    const told = played()
    told.does({ kind: 'drop-player', player: id('p1'), when: 'now' })
    told.does(deduct(2))
    expect(pointsOf(told, 'p1')).toBe(4)
    told.does({ kind: 'undo', entry: told.entryOf('points-deducted'), reason: 'the wrong one' })
    expect(pointsOf(told, 'p1')).toBe(6)
  })

  it('refuses in a document that takes no points away', () => {
    const told = story()
    expect(told.refuses(deduct(1))).toEqual({
      code: 'not-in-this-regulation',
      what: 'deduct',
      regulation: 'x-wing/en-3.2',
    })
  })

  it('refuses a player nobody knows', () => {
    expect(played().refuses(deduct(1, 'p9'))).toEqual({ code: 'unknown-player', player: 'p9' })
  })

  it.each([0, -1, 1.5, 1000, Number.NaN])('refuses %d points', (points) => {
    expect(played().refuses(deduct(points))).toEqual({
      code: 'bad-value',
      field: 'points',
      expected: '1 … 999',
    })
  })

  it.each(['', ' \t'])('refuses without a reason: %j', (reason) => {
    expect(played().refuses(deduct(1, 'p1', reason))).toEqual({ code: 'reason-needed' })
  })

  it.each(['judge', 'scorekeeper', 'player', 'spectator'] as const)('refuses the %s', (who) => {
    expect(played().refuses(deduct(1), role(who))).toMatchObject({ code: 'not-allowed', role: who })
  })

  it('refuses when the event is over', () => {
    const told = played()
    told.does({ kind: 'finish-event' })
    expect(told.refuses(deduct(1))).toEqual({ code: 'event-finished' })
  })
})
