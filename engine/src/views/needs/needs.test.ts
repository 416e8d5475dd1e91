import { describe, expect, it } from 'vitest'
import { bracketStory, id, type Setting, type Story, story } from '../../../testing/story.ts'
import {
  better,
  finalStage,
  matches,
  won,
} from '../../regulations/card-game-de-2014/card-game.suite.ts'
import { closedNeeds, needsView } from './needs.ts'
import type { NeedsView } from './needs-view.ts'

const plan = (rounds: number, cut: number, kind: 'elimination' | 'swiss' = 'elimination') => ({
  structure: {
    kind: 'custom' as const,
    stages: [
      { kind: 'swiss' as const, rounds, cut: null },
      { kind, rounds: kind === 'swiss' ? 1 : null, cut },
    ],
  },
})

const evening = (rounds: number, cut: number, setting: Setting = {}): Story =>
  story({ players: 4, ...plan(rounds, cut), ...setting })

const needs = (told: Story, player: string, runs = 0): NeedsView | null =>
  needsView(told.state(), id(player), { runs, entropy: 'a' })

/** `in: win 5 in, loss 0 out`. */
const said = (told: Story, player: string): string | null => {
  const view = needs(told, player)
  if (view?.kind !== 'cut') return null
  const rows = view.outcomes.map(
    ({ outcome, tournamentPoints, verdict }) => `${outcome} ${tournamentPoints} ${verdict}`,
  )
  return [view.prospect.verdict, ...rows].join(', ')
}

describe('what a player needs for the cut', () => {
  it('is not asked before the first round, or of who has not played', () => {
    expect(needs(evening(2, 2), 'p1')).toBeNull()
    const told = evening(2, 2)
    told.seats('p1 - p2', 'p3 - p4')
    expect(needs(told, 'nobody')).toBeNull()
  })

  it('follows from tournament points where they cannot be caught', () => {
    const told = evening(2, 2)
    told.plays('p1 100-0 p2', 'p3 100-0 p4')
    told.seats('p1 - p3', 'p2 - p4')
    // Whoever of p1 and p3 wins has 10; the other one stays at 5, which the others can reach.
    expect(said(told, 'p1')).toBe('depends, win 5 in, modified-win 3 in, draw 1 in, loss 0 depends')
    expect(said(told, 'p2')).toBe(
      'depends, win 5 depends, modified-win 3 out, draw 1 out, loss 0 out',
    )
    told.wins('p1')
    expect(said(told, 'p2')).toBe(
      'depends, win 5 tie-breakers, modified-win 3 out, draw 1 out, loss 0 out',
    )
    told.wins('p4')
    expect(said(told, 'p1')).toBe('in')
    expect(said(told, 'p2')).toBe('out')
  })

  it('goes by tie-breakers as far as their numbers are known', () => {
    const told = evening(2, 2)
    told.plays('p1 100-0 p2', 'p3 100-0 p4')
    told.seats('p1 - p3', 'p2 - p4')
    told.wins('p2')
    // p1 and p3 play for a win; the loser and p2 are level, and the margin of a loss is open.
    expect(said(told, 'p2')).toBe('depends')
    told.wins('p1', [100, 90])
    // p3: 200 and 90, p2: 0 and 200.
    expect(said(told, 'p3')).toBe('in')
    expect(said(told, 'p2')).toBe('out')
  })

  it('leaves a lot to the lot until the round is closed', () => {
    const told = evening(1, 3)
    told.seats('p1 - p2', 'p3 - p4')
    told.wins('p1')
    told.wins('p3')
    expect(said(told, 'p1')).toBe('in')
    expect(said(told, 'p2')).toBe('tie-breakers')
    told.does({ kind: 'close-round' })
    expect([said(told, 'p2'), said(told, 'p4')].toSorted()).toEqual(['in', 'out'])
  })

  it('is simulated while rounds are still to be paired, and says so', () => {
    const told = evening(4, 2, { players: 8 })
    told.playRound()
    const view = needs(told, 'p1', 80)
    expect(view).toMatchObject({ kind: 'cut', by: 'simulation', match: 'next', roundsLeft: 3 })
    const shares = view?.kind === 'cut' ? view.outcomes.map(({ share }) => share) : []
    expect(shares.map((share) => share?.of)).toEqual([20, 20, 20, 20])
    expect(needs(told, 'p1', 80)).toEqual(view)
    expect((shares[0]?.in ?? 0) > (shares.at(-1)?.in ?? 0)).toBe(true)
  })

  it('is out for who has left, and in or out once the cut is made', () => {
    const told = evening(1, 2)
    told.plays('p1 100-0 p2', 'p3 100-0 p4')
    told.does({ kind: 'drop-player', player: id('p1'), when: 'now' })
    expect(said(told, 'p1')).toBe('out')
    told.does({ kind: 'make-cut' })
    expect(
      ['p2', 'p3', 'p4'].map((player) => said(told, player)).filter((v) => v === 'in'),
    ).toHaveLength(2)
  })

  it('is asked again before the cut of a later Swiss stage', () => {
    const told = story({
      regulation: 'x-wing/de',
      players: 6,
      structure: {
        kind: 'custom',
        stages: [
          { kind: 'swiss', rounds: 1, cut: null },
          { kind: 'swiss', rounds: 1, cut: 4 },
          { kind: 'elimination', rounds: null, cut: 2 },
        ],
      },
    })
    told.plays('p1 100-0 p6', 'p2 100-10 p5', 'p3 100-50 p4')
    told.does({ kind: 'make-cut' })
    told.does({ kind: 'start-stage' })
    told.seats('p1 - p2', 'p3 - p4')
    expect(said(told, 'p1')).toBe('depends, win 1 in, loss 0 depends')
    expect(said(told, 'p6')).toBe('out')
  })
})

describe('what a player needs in a bracket', () => {
  it('is a win to go on, and a win of the final', () => {
    const told = bracketStory(4)
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    const outcomes = (win: string, loss: string) => [
      { outcome: 'win', leads: win },
      { outcome: 'loss', leads: loss },
    ]
    expect(needs(told, 'p1')).toEqual({
      kind: 'bracket',
      stage: 'elimination',
      status: 'in',
      outcomes: outcomes('goes-on', 'out'),
    })
    told.wins('p1')
    told.wins('p2')
    expect(needs(told, 'p1')).toMatchObject({ status: 'in', outcomes: [] })
    expect(needs(told, 'p4')).toMatchObject({ status: 'out', outcomes: [] })
    told.does({ kind: 'close-round' })
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    expect(needs(told, 'p2')).toMatchObject({ outcomes: outcomes('champion', 'out') })
    told.wins('p2')
    expect(needs(told, 'p2')).toMatchObject({ status: 'champion' })
  })
})

describe('what a player needs where two losses are allowed', () => {
  const leads = (told: Story, player: string) => {
    const view = needs(told, player)
    return view?.kind === 'bracket' ? view.outcomes.map((one) => one.leads).join(' or ') : null
  }
  const published = (told: Story): Story => {
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    return told
  }

  it('is a second chance after the first loss, and the final may be played twice', () => {
    const told = published(finalStage(4))
    const finish = () => {
      for (const match of matches(told)) {
        told.does({ kind: 'enter-result', match: match.match, result: won(match, better(match)) })
      }
      told.does({ kind: 'close-round' })
      published(told)
    }
    expect(leads(told, 'p1')).toBe('goes-on or second-chance')
    finish()
    expect([leads(told, 'p1'), leads(told, 'p4')]).toEqual([
      'goes-on or second-chance',
      'goes-on or out',
    ])
    while (matches(told)[0]?.game !== 'GF1') finish()
    expect([leads(told, 'p1'), leads(told, 'p2')]).toEqual([
      'champion or second-chance',
      'goes-on or out',
    ])
    expect(needs(told, 'p3')).toMatchObject({ status: 'out', outcomes: [] })
  })
})

describe('for the player’s own eyes', () => {
  it.each([
    ['[XWDE-18]', 'x-wing/de', 'XWDE-18'],
    ['[XWPL-12]', 'x-wing/pl', 'XWPL-12'],
    ['[IA-11]', 'imperial-assault/de-2.2.1', 'IA-11'],
    ['[LCG-11]', 'card-game/de-2014', 'LCG-11'],
    ['where the document is silent too', 'x-wing/en-3.2', null],
  ])('%s it is closed while the own match runs (%s)', (_, regulation, rule) => {
    const told = story({ regulation, players: 4 })
    const closed = (player: string) => closedNeeds(told.state(), id(player))
    expect(closed('p1')).toBeNull()
    told.seats('p1 - p2', 'p3 - p4')
    expect(closed('p1')).toBeNull()
    told.does({ kind: 'start-clock' })
    told.does({ kind: 'start-match', match: told.matchOf('p1').match })
    expect(closed('p1')).toEqual({ kind: 'closed', rule })
    told.does({ kind: 'call-time' })
    expect(closed('p1')).toEqual({ kind: 'closed', rule })
    told.does({ kind: 'end-match', match: told.matchOf('p1').match })
    expect(closed('p1')).toBeNull()
    expect(closed('p3')).not.toBeNull()
  })
})
