import { describe, expect, it } from 'vitest'
import { id, type Story, story } from '../../../testing/story.ts'
import { matchId } from '../../vocabulary/ids.ts'
import { unsignedTables } from '../reading/list-gate.ts'

const ordered = () => {
  const told = story({ regulation: 'x-wing/de' })
  told.does({ kind: 'order-points-check' })
  told.seats('p1 - p2', 'p3 - p4')
  return told
}
const sign = (told: Story, player: string, match = told.matchOf(player).match) =>
  ({ kind: 'sign-points-check', match, player: id(player) }) as const
const asPlayer = (player: string) => ({ by: { role: 'player', player: id(player) } }) as const

describe('sign-points-check', () => {
  it('puts on record that a player has added up the opponent’s list', () => {
    const told = ordered()
    const { match } = told.matchOf('p1')
    expect(told.facts(sign(told, 'p1'), asPlayer('p1'))).toEqual([
      { kind: 'points-check-signed', match, player: 'p1' },
    ])
    expect(told.matchOf('p1').signed).toEqual(['p1'])
  })

  it('refuses to be signed twice', () => {
    const told = ordered()
    told.does(sign(told, 'p1'))
    const refusal = { code: 'already-signed', player: 'p1', table: 1 }
    expect(told.refuses(sign(told, 'p1'))).toEqual(refusal)
  })

  it('leaves the tables at which a signature is missing', () => {
    const told = ordered()
    for (const player of ['p1', 'p3', 'p4']) told.does(sign(told, player))
    expect(unsignedTables(told.state())).toEqual([1])
    told.does(sign(told, 'p2'))
    expect(unsignedTables(told.state())).toEqual([])
    expect(unsignedTables(story({ regulation: 'x-wing/de' }).state())).toEqual([])
  })

  it('refuses a match nobody knows, and somebody else’s', () => {
    const told = ordered()
    const nowhere = matchId('nowhere')
    expect(told.refuses(sign(told, 'p1', nowhere))).toEqual({
      code: 'unknown-match',
      match: 'nowhere',
    })
    const { match } = told.matchOf('p3')
    expect(told.refuses(sign(told, 'p1', match))).toEqual({
      code: 'not-your-match',
      match,
      table: 2,
    })
  })

  it('refuses a player who signs for the opponent', () => {
    const told = ordered()
    expect(told.refuses(sign(told, 'p1'), asPlayer('p2'))).toEqual({
      code: 'not-allowed',
      role: 'player',
      command: 'sign-points-check',
    })
  })

  it('refuses what nobody ordered', () => {
    const told = story({ regulation: 'x-wing/de' })
    told.seats('p1 - p2', 'p3 - p4')
    expect(told.refuses(sign(told, 'p1'))).toEqual({ code: 'points-check-not-ordered' })
  })

  it('refuses before the round is published', () => {
    const told = story({ regulation: 'x-wing/de' })
    told.does({ kind: 'order-points-check' })
    told.does({ kind: 'pair-round' })
    expect(told.refuses(sign(told, 'p1'))).toEqual({ code: 'round-not-published', round: 1 })
  })

  it('refuses in later rounds, and when round 1 is over', () => {
    const told = ordered()
    const { match } = told.matchOf('p1')
    told.wins('p1')
    told.wins('p3')
    told.does({ kind: 'close-round' })
    expect(told.refuses(sign(told, 'p1', match))).toEqual({ code: 'points-check-over' })
    told.seats('p1 - p3', 'p2 - p4')
    expect(told.refuses(sign(told, 'p1'))).toEqual({ code: 'points-check-over' })
    expect(unsignedTables(told.state())).toEqual([])
  })
})
