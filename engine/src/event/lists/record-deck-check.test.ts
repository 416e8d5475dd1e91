import { describe, expect, it } from 'vitest'
import { plainWin } from '../../../testing/plain-win.ts'
import { id, type Story, story } from '../../../testing/story.ts'
import { matchId } from '../../vocabulary/ids.ts'
import { instant } from '../../vocabulary/instant.ts'
import type { Result } from '../../vocabulary/result.ts'
import type { CommandOf } from '../commands.ts'
import { remaining } from '../reading/remaining.ts'
import { openMatches, openRound } from '../reading/rounds.ts'

const regulation = 'card-game/de-2014'
const bothWon: Result = { ending: 'games', games: ['first', 'first'] }

const played = (result: Result = bothWon, setting: Parameters<typeof story>[0] = {}) => {
  const told = story({ regulation, ...setting })
  told.seats('p1 - p2', 'p3 - p4')
  told.result('p1', result)
  return told
}
const check = (
  told: Story,
  given: Partial<CommandOf<'record-deck-check'>> = {},
): CommandOf<'record-deck-check'> => ({
  kind: 'record-deck-check',
  match: told.matchOf('p1').match,
  player: id('p1'),
  removed: ['Copy', 'Stray'],
  legalAfter: true,
  games: [2],
  ...given,
})
const kinds = (told: Story, given: Partial<CommandOf<'record-deck-check'>> = {}) =>
  told.facts(check(told, given)).map(({ kind }) => kind)

/** The first round of a bracket of four: p1 has beaten p4. */
const finals = (result: Result) => {
  const told = story({
    regulation,
    structure: {
      kind: 'custom',
      stages: [
        { kind: 'swiss', rounds: 1, cut: null },
        { kind: 'double-elimination', rounds: null, cut: 4 },
      ],
    },
  })
  told.playRound(() => ({ ending: 'games', games: ['first', 'draw'] }))
  told.does({ kind: 'make-cut' })
  told.does({ kind: 'start-stage' })
  told.does({ kind: 'pair-round' })
  told.does({ kind: 'publish-round' })
  const match = told.matchAt(1)
  told.does({ kind: 'enter-result', match: match.match, result })
  return { told, match }
}

describe('record-deck-check', () => {
  it('notes a deck in which all was well, and nothing else', () => {
    const told = played()
    const { match } = told.matchOf('p1')
    const nothing = { removed: [], games: [] }
    expect(told.facts(check(told, nothing))).toEqual([
      { kind: 'deck-checked', match, player: 'p1', removed: [], legalAfter: true },
    ])
    expect(told.matchOf('p1').result).toEqual(bothWon)
  })

  it('annuls the games, warns the owner, and says which cards it was', () => {
    const told = played()
    const { match } = told.matchOf('p1')
    expect(told.facts(check(told))).toEqual([
      {
        kind: 'result-amended',
        match,
        result: { ending: 'games', games: ['first', { annulled: 'first' }] },
        reason: 'Copy, Stray',
      },
      {
        kind: 'deck-checked',
        match,
        player: 'p1',
        removed: ['Copy', 'Stray'],
        legalAfter: true,
      },
      {
        kind: 'ruling-recorded',
        ruling: {
          about: 'conduct',
          players: ['p1'],
          table: 1,
          text: 'Copy, Stray',
          infraction: 'illegal-list',
          penalty: { kind: 'warning' },
        },
      },
    ])
  })

  it('leaves a match that nobody played as it is', () => {
    const told = played({ ending: 'no-show', by: 'second' })
    expect(kinds(told, { games: [1] })).toEqual(['deck-checked', 'ruling-recorded'])
  })

  it('leaves the result where the deck was not played in it', () => {
    expect(kinds(played(), { games: [] })).toEqual(['deck-checked', 'ruling-recorded'])
  })

  it('disqualifies the owner of what is no deck any more, once', () => {
    const told = played()
    const facts = ['result-amended', 'deck-checked', 'ruling-recorded', 'player-disqualified']
    expect(kinds(told, { legalAfter: false })).toEqual(facts)
    expect(told.state().players.get(id('p1'))).toMatchObject({
      status: 'disqualified',
      lastRound: 1,
    })
    expect(kinds(told, { legalAfter: false })).toEqual(facts.slice(0, 3))
  })

  it('throws a pairing away that nobody has seen', () => {
    const told = played()
    const first = check(told)
    told.result('p3', bothWon)
    told.does({ kind: 'close-round' })
    told.does({ kind: 'pair-round' })
    const decision = told.ask({ ...first, legalAfter: false })
    expect(decision).toMatchObject({
      granted: true,
      warnings: [{ code: 'pairing-discarded', round: 2 }],
    })
    expect(decision.granted && decision.facts.map(({ kind }) => kind)).toEqual([
      'round-unpaired',
      'result-amended',
      'deck-checked',
      'ruling-recorded',
      'player-disqualified',
    ])
    const without = told.ask({ ...first, games: [], legalAfter: false })
    expect(without.granted && without.facts.map(({ kind }) => kind)).toContain('round-unpaired')
  })

  it('gives a game of the finals to the opponent, where it is not the opponent’s already', () => {
    const { told, match } = finals({ ending: 'won', winner: 'first', light: 'first' })
    const found = { match: match.match, games: [1] }
    const lost = kinds(told, { ...found, player: match.players[1] })
    expect(lost).toEqual(['deck-checked', 'ruling-recorded'])
    told.does(check(told, { ...found, player: match.players[0] }))
    expect(told.state().matches.get(match.match)?.result).toEqual({
      ending: 'forfeit',
      winner: 'second',
    })
  })

  describe('of a game of the finals that is played again', () => {
    const won: Result = { ending: 'won', winner: 'first', light: 'first' }
    const lost: Result = { ending: 'won', winner: 'second', light: 'first' }
    const again = ({ told, match }: ReturnType<typeof finals>) =>
      check(told, { match: match.match, player: match.players[0], games: [1], finals: 'replay' })
    const playOthers = ({ told }: ReturnType<typeof finals>) => {
      told.does({ kind: 'enter-result', match: told.matchAt(2).match, result: won })
      told.does({ kind: 'close-round' })
    }

    it.each([
      ['won', won],
      ['lost', lost],
    ])('opens it, where the owner %s', (_, result) => {
      const one = finals(result)
      const { told, match } = one
      expect(told.facts(again(one))).toMatchObject([
        { kind: 'deck-checked', player: match.players[0] },
        { kind: 'result-annulled', match: match.match, reason: 'Copy, Stray' },
        { kind: 'ruling-recorded', ruling: { penalty: { kind: 'warning' } } },
      ])
      expect(told.matchAt(1)).toMatchObject({ result: null, reports: [], revision: 2 })
      expect(told.refuses({ kind: 'close-round' })).toMatchObject({ code: 'results-missing' })
      told.does({ kind: 'enter-result', match: match.match, result: lost })
      expect(told.matchAt(1).result).toEqual(lost)
    })

    it('begins anew', () => {
      const one = finals(won)
      const { told, match } = one
      told.does(again(one))
      told.does({ kind: 'start-match', match: match.match })
      expect(told.matchAt(1)).toMatchObject({ endedAt: null, startedAt: expect.any(Number) })
    })

    it('[LCG-47] has the whole time of its round again, and the other games keep theirs', () => {
      const one = finals(won)
      const { told } = one
      told.does({ kind: 'start-clock' })
      const { startedAt } = told.state().rounds[1]?.clock ?? expect.fail('no clock')
      const left = (table: number, minutes: number) => {
        const clock = told.state().rounds[1]?.clock ?? expect.fail('no clock')
        const now = instant(startedAt + minutes * 60_000)
        return (remaining(clock, told.matchAt(table).extension, now) ?? 0) / 60_000
      }
      told.does(again(one), { at: instant(startedAt + 20 * 60_000) })
      expect([left(1, 20), left(2, 20)]).toEqual([35, 15])
      // A second time it is not added up, and time that was called is called for the others.
      told.does({ kind: 'enter-result', match: one.match.match, result: won })
      told.does({ kind: 'call-time' }, { at: instant(startedAt + 35 * 60_000) })
      told.does(again(one), { at: instant(startedAt + 50 * 60_000) })
      expect([left(1, 50), left(2, 50)]).toEqual([35, -15])
    })

    it('[LCG-47] needs no more time before the clock runs', () => {
      const one = finals(won)
      const facts = one.told.facts(again(one)).map(({ kind }) => kind)
      expect(facts).not.toContain('time-extended')
    })

    it('[LCG-54] has no limit in the grand final, as before', () => {
      const { told } = finals(won)
      for (const number of [1, 2, 3]) {
        const round = openRound(told.state()) ?? expect.fail(`no round ${number}`)
        for (const open of openMatches(told.state(), round)) {
          const result = plainWin(told.state(), open, 'first')
          told.does({ kind: 'enter-result', match: open.match, result })
        }
        told.does({ kind: 'close-round' })
        told.does({ kind: 'pair-round' })
        told.does({ kind: 'publish-round' })
      }
      told.does({ kind: 'start-clock' })
      const match = told.matchAt(1)
      told.does({
        kind: 'enter-result',
        match: match.match,
        result: plainWin(told.state(), match, 'first'),
      })
      const { startedAt } = openRound(told.state())?.clock ?? expect.fail('no clock')
      const at = instant(startedAt + 50 * 60_000)
      const command = {
        kind: 'record-deck-check',
        match: match.match,
        player: match.players[0],
        removed: ['Copy'],
        legalAfter: true,
        games: [1],
        finals: 'replay',
      } as const
      expect(match.game).toBe('GF1')
      const facts = told.facts(command, { at }).map(({ kind }) => kind)
      expect(facts).toContain('result-annulled')
      expect(facts).not.toContain('time-extended')
    })

    it('opens its round again, and throws a pairing away that nobody has seen', () => {
      const one = finals(won)
      const { told, match } = one
      playOthers(one)
      told.does({ kind: 'pair-round' })
      expect(told.ask(again(one))).toMatchObject({
        granted: true,
        warnings: [{ code: 'pairing-discarded', round: 3 }],
      })
      told.does(again(one))
      expect(told.state().rounds).toMatchObject([{ status: 'closed' }, { status: 'published' }])
      told.does({ kind: 'enter-result', match: match.match, result: lost })
      told.does({ kind: 'close-round' })
      told.does({ kind: 'pair-round' })
      const winner = [...told.state().matches.values()].find(
        ({ round, players }) => round === 3 && players.includes(match.players[1]),
      )
      expect(winner?.game).toMatch(/^W/)
    })

    it('refuses once players have seen the next round', () => {
      const one = finals(won)
      const { told, match } = one
      playOthers(one)
      told.does({ kind: 'pair-round' })
      told.does({ kind: 'publish-round' })
      expect(told.refuses(again(one))).toEqual({
        code: 'result-carried-on',
        match: match.match,
        table: 1,
      })
    })

    it('refuses where one of the two has left', () => {
      const one = finals(won)
      const [, opponent] = one.match.players
      one.told.does({ kind: 'drop-player', player: opponent, when: 'now' })
      const refusal = one.told.refuses(again(one))
      expect(refusal).toEqual({ code: 'not-active', player: opponent })
    })

    it('refuses without a deck to play it with, and in Swiss rounds', () => {
      const refusal = {
        code: 'bad-value',
        field: 'finals',
        expected: 'a legal deck in the final stage',
      }
      const one = finals(won)
      expect(one.told.refuses({ ...again(one), legalAfter: false })).toEqual(refusal)
      const told = played()
      expect(told.refuses(check(told, { finals: 'replay' }))).toEqual(refusal)
    })

    it('leaves a result that nobody played, or not with that deck', () => {
      const nothing = ['deck-checked', 'ruling-recorded']
      const absent = finals({ ending: 'no-show', by: 'second' })
      expect(absent.told.facts(again(absent)).map(({ kind }) => kind)).toEqual(nothing)
      const one = finals(won)
      const facts = one.told.facts({ ...again(one), games: [] })
      expect(facts.map(({ kind }) => kind)).toEqual(nothing)
    })
  })

  it('refuses where the document does not know it', () => {
    const told = story()
    told.seats('p1 - p2', 'p3 - p4')
    expect(told.refuses(check(told))).toEqual({
      code: 'not-in-this-regulation',
      what: 'record-deck-check',
      regulation: 'x-wing/en-3.2',
    })
  })

  it('refuses a match nobody knows, and a player of another one', () => {
    const told = played()
    expect(told.refuses(check(told, { match: matchId('nowhere') }))).toEqual({
      code: 'unknown-match',
      match: 'nowhere',
    })
    expect(told.refuses(check(told, { player: id('p3') }))).toEqual({
      code: 'not-in-round',
      player: 'p3',
    })
  })

  it('refuses before the result is there', () => {
    const told = played()
    const { match } = told.matchOf('p3')
    expect(told.refuses(check(told, { match, player: id('p3') }))).toEqual({
      code: 'deck-check-too-early',
      match,
      table: 2,
      rule: 'LCG-19',
    })
  })

  it('refuses cards without a name', () => {
    const refusal = { code: 'bad-value', field: 'removed', expected: 'names of cards' }
    const told = played()
    expect(told.refuses(check(told, { removed: ['Copy', ' '] }))).toEqual(refusal)
  })

  it.each([[[0]], [[3]], [[1.5]]])('refuses games the match does not have: %j', (games) => {
    const told = played()
    const refusal = { code: 'bad-value', field: 'games', expected: '1 … 2' }
    expect(told.refuses(check(told, { games }))).toEqual(refusal)
  })
})
