import { expect, it } from 'vitest'
import { appoint } from '../../../testing/leaders.ts'
import { asPlayer } from '../../../testing/matters.ts'
import { anySquad, ship } from '../../../testing/squad.ts'
import { id, role, story } from '../../../testing/story.ts'
import { type Ask, setUpView, unsignedTables } from '../../index.ts'
import type { Clause, RuleId } from '../../vocabulary/rule.ts'
import type { ListOf } from '../../vocabulary/squad-list.ts'
import type { Regulation } from '../regulation.ts'
import type { SetUpClauses } from '../set-up-clauses.ts'

type Squad = Partial<ListOf<'squad'>>

/** Two players with these squads at table 1; the first seat is p1's. */
export const tableWith = (
  { id: regulation }: Regulation,
  first: Squad,
  second: Squad,
  by: Partial<Ask> = {},
) => {
  const told = story({ regulation, players: 2, started: false })
  told.does({ kind: 'submit-list', player: id('p1'), list: anySquad(first) }, by)
  told.does({ kind: 'submit-list', player: id('p2'), list: anySquad(second) }, by)
  told.does({ kind: 'announce-event' })
  told.does({ kind: 'start-stage' })
  told.seats('p1 - p2')
  return setUpView(told.state(), told.matchAt(1))
}

export const squadOf = (faction: string): Squad => ({
  faction,
  ships: [ship({ factions: { card: faction } })],
})

type Told = {
  /** What decides about initiative between squads of the same points. */
  readonly level: Clause<'coin' | 'lot'>
  readonly complete: NonNullable<SetUpClauses['complete']>
}

/** Two squads face each other: initiative, whose ships show which colour, and until when. */
export const squadsAtTable = (regulation: Regulation, { level, complete }: Told): void => {
  const of = (points: number): Squad => ({ ships: [ship({ points })] })

  it.each([
    [98, 100, 'first'],
    [100, 99, 'second'],
    [100, 100, level.value],
  ])(`[${level.rule}] totals %i and %i: %s decides about initiative`, (first, second, value) => {
    const { initiative } = tableWith(regulation, of(first), of(second))
    expect(initiative).toEqual({ rule: level.rule, value })
  })

  it(`[${complete.rule}] one shows white, the other black; all is done: ${complete.value}`, () => {
    expect(tableWith(regulation, {}, {})).toMatchObject({
      identification: { rule: complete.rule, value: ['white', 'black'] },
      complete,
      map: null,
      side: null,
    })
  })
}

export const mirrorMatch = (regulation: Regulation, rule: RuleId): void => {
  it.each([
    ['rebel', 'rebel', true],
    ['scum', 'scum', true],
    ['rebel', 'imperial', false],
    ['scum', 'rebel', false],
  ])(`[${rule}] %s against %s is a mirror match: %s`, (first, second, value) => {
    const { mirrorMatch: found } = tableWith(regulation, squadOf(first), squadOf(second))
    expect(found).toEqual({ rule, value })
  })
}

/** Before round 1 each adds up what the opponent brought, where that was ordered. */
export const pointsCheck = ({ id: regulation }: Regulation, rule: RuleId): void => {
  const order = { kind: 'order-points-check' } as const

  it(`[${rule}] is ordered before round 1, and each player signs`, () => {
    const told = story({ regulation })
    expect(told.facts(order)).toEqual([{ kind: 'points-check-ordered' }])
    told.seats('p1 - p2', 'p3 - p4')
    const shown = (table: number) => setUpView(told.state(), told.matchAt(table)).pointsCheck
    const signs = (player: string) => {
      const { match } = told.matchOf(player)
      const sign = { kind: 'sign-points-check', match, player: id(player) } as const
      expect(told.facts(sign)).toEqual([{ kind: 'points-check-signed', match, player }])
    }
    signs('p2')
    expect(shown(1)).toEqual({ rule, value: [false, true] })
    signs('p3')
    signs('p4')
    expect(shown(2)).toEqual({ rule, value: [true, true] })
    expect(unsignedTables(told.state())).toEqual([1])
  })

  it(`[${rule}] is the marshal’s to order, and a player signs for nobody else`, () => {
    const told = story({ regulation })
    told.does(appoint('head', 'marshal'))
    for (const by of ['organizer', 'judge', 'player'] as const) {
      expect(told.refuses(order, role(by))).toMatchObject({ code: 'not-allowed', role: by })
    }
    told.seats('p1 - p2', 'p3 - p4')
    const { match } = told.matchOf('p1')
    const sign = { kind: 'sign-points-check', match, player: id('p1') } as const
    expect(told.refuses(sign)).toEqual({ code: 'points-check-not-ordered' })
    told.does(order, role('marshal'))
    expect(told.refuses(sign, asPlayer('p2')).code).toBe('not-allowed')
    told.does(sign, asPlayer('p1'))
  })

  it.each(['clock', 'result'] as const)(`[${rule}] too late after the first %s`, (sign) => {
    const told = story({ regulation })
    told.seats('p1 - p2', 'p3 - p4')
    if (sign === 'clock') told.does({ kind: 'start-clock' })
    else told.wins('p1')
    const over = { code: 'points-check-over', rule }
    expect(told.refuses(order, role('marshal'))).toEqual(over)
    expect(told.refuses(order)).toEqual(over)
  })
}
