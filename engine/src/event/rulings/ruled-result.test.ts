import { describe, expect, it } from 'vitest'
import { matchIdOf, rulingOf } from '../../../testing/matters.ts'
import { bracketStory, id, type Story, story } from '../../../testing/story.ts'
import { matchId } from '../../vocabulary/ids.ts'
import type { Penalty } from '../../vocabulary/ruling.ts'
import { standingsOf } from '../reading/standings-of.ts'

const seated = (): Story => {
  const told = story({ regulation: 'x-wing/de' })
  told.seats('p1 - p2', 'p3 - p4')
  return told
}
const cardGame = (): Story => {
  const told = story({ regulation: 'card-game/de-2014' })
  told.seats('p1 - p2', 'p3 - p4')
  return told
}
const loss = (told: Story, kind: 'match-loss' | 'double-loss', player = 'p1'): Penalty => ({
  kind,
  match: matchIdOf(told, player),
})
const gameLoss = (told: Story, game: number): Penalty => ({
  kind: 'game-loss',
  match: matchIdOf(told, 'p1'),
  game,
})
const resultOf = (told: Story, player: string) => told.matchOf(player).result

describe('a match lost by ruling', () => {
  it('enters the result of a running match', () => {
    const told = seated()
    const { match } = told.matchOf('p2')
    const ruling = { players: [id('p2')], penalty: loss(told, 'match-loss') }
    expect(told.facts(rulingOf(ruling))).toMatchObject([
      { kind: 'ruling-recorded' },
      { kind: 'result-entered', match, result: { ending: 'match-loss', by: 'second' } },
    ])
    expect(standingsOf(told.state())[0]).toMatchObject({ player: 'p1', tournamentPoints: 1 })
  })

  it('amends a result that is there, with the words of the ruling as the reason', () => {
    const told = seated()
    told.wins('p1')
    told.wins('p3')
    told.does({ kind: 'close-round' })
    const match = told.state().rounds[0]?.matches[0] ?? expect.fail('no match')
    told.does({ kind: 'pair-round' })
    const ruling = rulingOf({ penalty: { kind: 'match-loss', match } })
    expect(told.ask(ruling)).toEqual({
      granted: true,
      facts: [
        { kind: 'ruling-recorded', ruling: ruling.ruling },
        { kind: 'round-unpaired', round: 2 },
        {
          kind: 'result-amended',
          match,
          result: { ending: 'match-loss', by: 'first' },
          reason: 'slams the dice down',
        },
      ],
      warnings: [{ code: 'pairing-discarded', round: 2 }],
    })
  })

  it('moves nobody who has played on', () => {
    const told = bracketStory(4, { regulation: 'x-wing/de' })
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    told.wins('p1')
    told.wins('p2')
    const { match, table } = told.matchOf('p1')
    told.does({ kind: 'close-round' })
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    expect(told.refuses(rulingOf({ penalty: { kind: 'match-loss', match } }))).toEqual({
      code: 'result-carried-on',
      match,
      table,
    })
  })

  it('refuses a match nobody plays, or knows of yet', () => {
    const told = story({ regulation: 'x-wing/de' })
    const penalty = { kind: 'match-loss', match: matchId('9-9') } as const
    expect(told.refuses(rulingOf({ penalty }))).toEqual({ code: 'unknown-match', match: '9-9' })
    told.does({ kind: 'pair-round' })
    expect(told.refuses(rulingOf({ penalty: loss(told, 'match-loss') }))).toEqual({
      code: 'round-not-published',
      round: 1,
    })
  })

  it('refuses a player of another match', () => {
    const told = seated()
    const { match, table } = told.matchOf('p3')
    expect(told.refuses(rulingOf({ penalty: { kind: 'match-loss', match } }))).toEqual({
      code: 'not-your-match',
      match,
      table,
    })
  })

  it('is one player’s loss: for both there is a penalty of its own', () => {
    const told = seated()
    const players = [id('p1'), id('p2')]
    expect(told.refuses(rulingOf({ players, penalty: loss(told, 'match-loss') }))).toEqual({
      code: 'bad-value',
      field: 'players',
      expected: '1',
    })
  })

  it('refuses when the event is called off', () => {
    const told = cardGame()
    const penalty = loss(told, 'match-loss')
    told.does({ kind: 'cancel-event', reason: 'The hall is flooded.' })
    expect(told.refuses(rulingOf({ penalty }))).toEqual({ code: 'event-cancelled' })
  })

  it('refuses when the event is over, where a report to the publisher is still noted', () => {
    const told = cardGame()
    for (const name of ['p1', 'p3']) {
      told.result(name, { ending: 'games', games: ['first', 'first'] })
    }
    const penalty = loss(told, 'match-loss')
    told.does({ kind: 'close-round' })
    told.does({ kind: 'finish-event' })
    expect(told.refuses(rulingOf({ penalty }))).toEqual({ code: 'event-finished' })
    const reported = { kind: 'reported-to-publisher' } as const
    expect(told.ask(rulingOf({ penalty: reported }))).toMatchObject({ granted: true })
  })
})

describe('lost by both', () => {
  const both = [id('p1'), id('p2')]

  it('enters nothing for either', () => {
    const told = cardGame()
    const ruling = rulingOf({ players: both, penalty: loss(told, 'double-loss') })
    expect(told.facts(ruling)[1]).toMatchObject({ result: { ending: 'double-loss' } })
  })

  it('needs both', () => {
    const told = cardGame()
    expect(told.refuses(rulingOf({ penalty: loss(told, 'double-loss') }))).toEqual({
      code: 'bad-value',
      field: 'players',
      expected: '2',
    })
  })

  it('refuses in a document that does not know it', () => {
    const told = seated()
    const ruling = rulingOf({ players: both, penalty: loss(told, 'double-loss') })
    expect(told.refuses(ruling)).toEqual({
      code: 'not-in-this-regulation',
      what: 'double-loss',
      regulation: 'x-wing/de',
    })
  })

  it('a single game of a match of one refuses it too', () => {
    const told = seated()
    expect(told.refuses(rulingOf({ players: both, penalty: gameLoss(told, 1) }))).toMatchObject({
      code: 'not-in-this-regulation',
      what: 'double-loss',
    })
  })
})

describe('a game lost by ruling', () => {
  const games = { ending: 'games', games: ['first', 'draw'] } as const

  it.each([
    [1, ['second', 'draw']],
    [2, ['first', 'second']],
  ])('game %d of two goes to the other', (game, after) => {
    const told = cardGame()
    told.result('p1', games)
    expect(told.facts(rulingOf({ penalty: gameLoss(told, game) })).at(-1)).toMatchObject({
      kind: 'result-amended',
      result: { ending: 'games', games: after },
    })
  })

  it('of two by both is lost by both', () => {
    const told = cardGame()
    told.result('p1', games)
    const players = [id('p1'), id('p2')]
    expect(told.facts(rulingOf({ players, penalty: gameLoss(told, 2) })).at(-1)).toMatchObject({
      result: { games: ['first', 'double-loss'] },
    })
  })

  it('while the games are played, is entered with them', () => {
    const told = cardGame()
    expect(told.facts(rulingOf({ penalty: gameLoss(told, 1) }))).toHaveLength(1)
    expect(resultOf(told, 'p1')).toBeNull()
  })

  it('of one is the match', () => {
    const told = seated()
    expect(told.facts(rulingOf({ penalty: gameLoss(told, 1) })).at(-1)).toMatchObject({
      kind: 'result-entered',
      result: { ending: 'match-loss', by: 'first' },
    })
  })

  it('refuses a game that a match does not have', () => {
    const told = seated()
    expect(told.refuses(rulingOf({ penalty: gameLoss(told, 2) }))).toEqual({
      code: 'bad-value',
      field: 'game',
      expected: '1',
    })
    const two = cardGame()
    expect(two.refuses(rulingOf({ penalty: gameLoss(two, 3) }))).toEqual({
      code: 'bad-value',
      field: 'game',
      expected: '1 | 2',
    })
  })

  it('refuses where no two games were played', () => {
    const told = cardGame()
    told.result('p1', { ending: 'no-show', by: 'second' })
    expect(told.refuses(rulingOf({ penalty: gameLoss(told, 1) }))).toEqual({
      code: 'bad-value',
      field: 'match',
      expected: 'two games',
    })
  })
})
