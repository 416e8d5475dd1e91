import { describe, expect, it } from 'vitest'
import { matchIdOf, reports } from '../../../testing/matters.ts'
import { id, type Story, story } from '../../../testing/story.ts'
import type { CommandOf } from '../../event/commands.ts'
import { standingsView } from '../../views/standings/standings.ts'
import { noProxies } from '../suites/material.suite.ts'
import { cardGame } from './card-game.suite.ts'
import { cardGameDe2014 } from './regulation.ts'

const running = (): Story => {
  const event = cardGame()
  event.seats('p1 - p2', 'p3 - p4')
  return event
}

describe('material', () => {
  noProxies(cardGameDe2014, 'LCG-23')

  it('who cannot play on has lost the match: the second game is not conceded', () => {
    const event = running()
    const n = reports(event, 'p1', { component: 'card' })
    event.does({ kind: 'settle-material', case: n, outcome: 'conceded' })
    expect(event.matchOf('p1').result).toEqual({ ending: 'match-loss', by: 'first' })
  })

  it('nothing is shared', () => {
    const event = running()
    const match = matchIdOf(event, 'p1')
    const share = { kind: 'order-sharing', match, items: ['dice'], from: 'first' } as const
    expect(event.refuses(share).code).toBe('not-in-this-regulation')
  })
})

/** A round of two games each: p1 has won both against p2, p3 and p4 one each. */
const played = (): Story => {
  const told = story({ regulation: cardGameDe2014.id })
  told.seats('p1 - p2', 'p3 - p4')
  told.result('p1', { ending: 'games', games: ['first', 'first'] })
  return told
}

const check = (
  told: Story,
  given: Partial<CommandOf<'record-deck-check'>> = {},
): CommandOf<'record-deck-check'> => ({
  kind: 'record-deck-check',
  match: told.matchOf('p1').match,
  player: id('p1'),
  removed: ['Home-made card'],
  legalAfter: true,
  games: [1],
  ...given,
})

const pointsOf = (told: Story, player: string) =>
  standingsView(told.state()).rows.find((line) => line.player === id(player))?.tournamentPoints

describe('a deck check', () => {
  it('[LCG-19] comes after the result is entered', () => {
    const told = played()
    const { match, table } = told.matchOf('p3')
    expect(told.refuses(check(told, { match, player: id('p3') }))).toEqual({
      code: 'deck-check-too-early',
      match,
      table,
      rule: 'LCG-19',
    })
    expect(told.facts(check(told, { removed: [], games: [] }))).toMatchObject([
      { kind: 'deck-checked', removed: [], legalAfter: true },
    ])
    expect(pointsOf(told, 'p1')).toBe(6)
  })

  it('[LCG-20] that finds an illegal card annuls the games played with it', () => {
    const told = played()
    told.does(check(told))
    expect(told.matchOf('p1').result).toEqual({
      ending: 'games',
      games: [{ annulled: 'first' }, 'first'],
    })
    expect(pointsOf(told, 'p1')).toBe(3)
    expect(pointsOf(told, 'p2')).toBe(0)
  })

  it('[LCG-20] warns whoever is responsible', () => {
    const told = played()
    told.does(check(told))
    expect([...told.state().rulings.values()]).toMatchObject([
      {
        ruling: { players: ['p1'], infraction: 'illegal-list', penalty: { kind: 'warning' } },
      },
    ])
  })

  it('[LCG-20] disqualifies only if what is left is no deck', () => {
    const told = played()
    told.does(check(told))
    expect(told.state().players.get(id('p1'))?.status).toBe('active')
    told.does(check(told, { legalAfter: false, games: [2] }))
    expect(told.state().players.get(id('p1'))?.status).toBe('disqualified')
    expect(told.state().deckChecks).toHaveLength(2)
  })
})
