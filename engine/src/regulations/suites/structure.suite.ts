import { expect, it } from 'vitest'
import { creating } from '../../../testing/create.ts'
import { playByHand } from '../../../testing/pairing/by-hand.ts'
import { rowOf } from '../../../testing/standing-row.ts'
import { type Setting, type Story, story } from '../../../testing/story.ts'
import { planFor, type Structure, stagesOf, tiers } from '../../index.ts'
import type { TableKind } from '../../structure/clauses.ts'
import { type Clause, clause, type RuleId } from '../../vocabulary/rule.ts'
import type { Regulation } from '../regulation.ts'
import { withMissions } from './announcements.suite.ts'

const announce = { kind: 'announce-event' } as const
const start = { kind: 'start-stage' } as const

const custom = (swissRounds: number, cut: number): Structure => ({
  kind: 'custom',
  stages: stagesOf(swissRounds, cut),
})

const announced = (regulation: Regulation, setting: Setting): Story => {
  const begun = { regulation: regulation.id, started: false, ...withMissions(regulation) }
  const event = story({ ...begun, ...setting })
  event.does(announce)
  return event
}

export const wholeEvent = (regulation: Regulation, rule: RuleId): void => {
  it(`[${rule}] from registration over the rounds to the list of places`, () => {
    const event = announced(regulation, { structure: { kind: 'basic' }, players: 8 })
    expect(event.state().players.size).toBe(8)
    event.does(start)
    for (let round = 1; round <= 3; round++) event.playRound()
    event.does({ kind: 'finish-event' })
    const { champion, places } = event.state().finished ?? expect.fail('not finished')
    expect(places.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(places[0]?.player).toBe(champion)
  })
}

/** Who wins after the last round, and when that is. */
export const mostPointsWin = (regulation: Regulation, rule: RuleId): void => {
  it(`[${rule}] most tournament points win where no elimination follows`, () => {
    const event = story({ regulation: regulation.id, players: 4, structure: custom(2, 0) })
    // P4 wins twice by a hair, P3 wins by a mile and loses by a hair.
    playByHand(event, 'p4 51-50 p1, p3 100-0 p2')
    expect(event.refuses({ kind: 'finish-event' })).toEqual({ code: 'stage-running', stage: 1 })
    playByHand(event, 'p4 51-50 p3, p1 60-40 p2')
    expect(event.refuses({ kind: 'pair-round' })).toEqual({ code: 'no-further-round', planned: 2 })
    const [p4, p3] = [rowOf(event, 'p4'), rowOf(event, 'p3')]
    expect((p4.marginOfVictory ?? 0) < (p3.marginOfVictory ?? 0)).toBe(true)
    event.does({ kind: 'finish-event' })
    const { champion, places } = event.state().finished ?? expect.fail('not finished')
    expect(champion).toBe('p4')
    expect(places.slice(0, 2).map(({ player }) => player)).toEqual(['p4', 'p3'])
    expect(regulation.standings.winner).toEqual(clause(rule, 'most-tournament-points'))
  })

  it(`[${rule}] elimination decides where it is announced`, () => {
    const event = story({ regulation: regulation.id, players: 4, structure: custom(1, 2) })
    event.playRound()
    expect(event.refuses({ kind: 'finish-event' })).toEqual({ code: 'cut-needed' })
    expect(event.refuses({ kind: 'pair-round' })).toEqual({ code: 'cut-needed' })
  })
}

type Row = readonly [from: number, to: number, rounds: number, cut: number]

const basic: readonly Row[] = [
  [4, 8, 3, 0],
  [9, 16, 4, 0],
  [17, 24, 4, 4],
  [25, 40, 5, 4],
  [41, 44, 5, 8],
  [45, 76, 6, 8],
  [77, 148, 6, 16],
  [149, 100_000, 7, 16],
]

const advanced: readonly Row[] = [
  [9, 12, 4, 4],
  [13, 24, 4, 8],
  [25, 40, 5, 8],
  [41, 76, 6, 8],
  [77, 148, 6, 16],
  [149, 288, 6, 32],
  [289, 512, 7, 32],
  [513, 100_000, 8, 32],
]

/** So many players, so many rounds, and no row for fewer. */
export const tableOf = (
  { structure }: Regulation,
  kind: TableKind,
  { rule, value: rows }: Clause<readonly Row[]>,
): void => {
  it.each(rows)(
    `[${rule}] ${kind}, %i to %i players: %i rounds, cut to %i`,
    (from, to, rounds, cut) => {
      for (const players of [from, to]) {
        expect(planFor({ kind }, players, structure)).toEqual(stagesOf(rounds, cut))
      }
      expect(structure.tables[kind]?.rule).toBe(rule)
    },
  )

  it(`[${rule}] ${kind}: nothing below ${rows[0]?.[0]}`, () => {
    const [fewest = expect.fail('no rows')] = rows[0] ?? []
    expect(planFor({ kind }, fewest - 1, structure)).toBeNull()
  })
}

/** The two tables that several documents print alike. */
export const basicAndAdvanced = (
  regulation: Regulation,
  rules: { readonly basic: RuleId; readonly advanced: RuleId },
): void => {
  tableOf(regulation, 'basic', clause(rules.basic, basic))
  tableOf(regulation, 'advanced', clause(rules.advanced, advanced))

  it.each([
    [rules.basic, 'basic', 3],
    [rules.advanced, 'advanced', 8],
  ] as const)(
    '[%s] %s: %i are too few, another structure has to be chosen',
    (_, structure, players) => {
      const setting = { regulation: regulation.id, structure: { kind: structure }, started: false }
      expect(story({ ...setting, players }).refuses(announce)).toEqual({
        code: 'no-table-for-head-count',
        structure,
        players,
      })
      story({ ...setting, players: players + 1 }).does(announce)
    },
  )
}

export const noTable = (
  { id: regulation, structure }: Regulation,
  { rule, value: kinds }: Clause<readonly TableKind[]>,
): void => {
  it.each(kinds)(`[${rule}] there is no %s structure`, (kind) => {
    expect(planFor({ kind }, 20, structure)).toBeNull()
    expect(creating({ regulation, structure: { kind } })).toEqual({
      granted: false,
      refusal: { code: 'not-in-this-regulation', what: `structure ${kind}`, regulation },
    })
  })
}

/** Every tier chooses freely between the two tables and a structure of its own. */
export const structuresAreFree = (
  regulation: Regulation,
  { rule, own }: { readonly rule: RuleId; readonly own: RuleId },
): void => {
  const free = { strength: 'free' }
  const { structure } = regulation

  it.each(tiers)(`[${rule}] at the %s tier all three can be chosen`, (tier) => {
    for (const chosen of [{ kind: 'basic' }, { kind: 'advanced' }, custom(2, 2)] as const) {
      const event = announced(regulation, { structure: chosen, players: 9, tier })
      expect(event.does(start)).toEqual([])
    }
    expect(structure.tiers[tier].value).toEqual(free)
    expect(structure.tiers.casual).toEqual(clause(rule, free))
    expect(structure.tiers.competitive).toEqual(clause(rule, free))
  })

  it.each([
    [1, 2],
    [9, 4],
    [3, 7],
    [1, 6],
  ])(`[${own}] own: %i rounds and a cut to %i, whoever comes`, (rounds, cut) => {
    for (const players of [8, 12]) {
      const chosen = { structure: custom(rounds, cut), players, tier: 'premier' } as const
      const event = announced(regulation, chosen)
      expect(event.does(start)).toEqual([])
      expect(event.state().announced?.stages).toEqual(stagesOf(rounds, cut))
    }
    expect(structure.tiers.premier).toEqual(clause(own, free))
    expect(structure.cutSizes).toBeNull()
  })
}
