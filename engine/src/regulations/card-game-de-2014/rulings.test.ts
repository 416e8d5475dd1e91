import { describe, expect, it } from 'vitest'
import {
  asPlayer,
  calls,
  disqualify,
  matchIdOf,
  rules,
  rulingOf,
} from '../../../testing/matters.ts'
import { id, role, type Story } from '../../../testing/story.ts'
import { playerSheet, standingsView } from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import { noProposals, offences, ruled, setsAside } from '../suites/rulings.suite.ts'
import { cardGame, games } from './card-game.suite.ts'
import { cardGameDe2014 } from './regulation.ts'
import { cardGameDe2014Team } from './team-regulation.ts'

const [organizer, marshal, judge] = [role('organizer'), role('marshal'), role('judge')]
const both = [id('p1'), id('p2')]
const warning = { kind: 'warning' } as const

const running = (): Story => ruled(cardGameDe2014)

describe('the last word', () => {
  it('[LCG-4] is the organizer’s', () => {
    const event = running()
    const ruling = rules(event, {}, marshal)
    event.does({ kind: 'appeal-ruling', ruling, player: id('p1') }, asPlayer('p1'))
    const decided = { kind: 'decide-appeal', ruling, upheld: true, text: 'it stands' } as const
    expect(event.refuses(decided, marshal)).toMatchObject({ code: 'not-allowed', rule: 'LCG-4' })
    event.does(decided)
    const own = rules(event)
    expect(event.refuses({ kind: 'appeal-ruling', ruling: own, player: id('p1') })).toEqual({
      code: 'ruling-final',
      ruling: own,
      rule: 'LCG-4',
    })
  })

  setsAside(cardGameDe2014, 'organizer', clause('LCG-4', ['faq']))
})

describe('offences', () => {
  offences(
    cardGameDe2014,
    clause('LCG-10', [
      'sleight-of-hand',
      'physical-manipulation',
      'collusion',
      'soft-play',
      'deliberate-loss',
      'information-sharing',
      'bribery',
      'bullying',
      'team-play',
      'misinformation',
      'disrespect',
      'illegal-game-state',
    ]),
  )

  it('[LCG-10] and what is of no such kind is noted with a reason only', () => {
    const event = running()
    const refusal = {
      code: 'not-in-this-regulation',
      what: 'infinite-combo',
      regulation: 'card-game/de-2014',
      rule: 'LCG-10',
      overridable: true,
    }
    const combo = rulingOf({ infraction: 'infinite-combo' })
    expect(event.refuses(combo)).toEqual(refusal)
    expect(event.facts(combo, { override: 'nothing else fits' })).toMatchObject([
      { kind: 'rule-overridden', refusal },
      { kind: 'ruling-recorded' },
    ])
  })

  offences(cardGameDe2014, clause('LCG-9', ['cheating']))
  offences(cardGameDe2014, clause('LCG-11', ['illegal-list', 'outside-help']))
  offences(cardGameDe2014, clause('LCG-13', ['stalling']))

  it('[LCG-13] stalling costs a warning, then more; both stand on the sheet', () => {
    const event = running()
    const stalling = { infraction: 'stalling', players: [id('p1')] } as const
    rules(event, { ...stalling, penalty: warning }, judge)
    event.result('p1', games('first', 'first'))
    const match = matchIdOf(event, 'p1')
    rules(event, { ...stalling, penalty: { kind: 'game-loss', match, game: 2 } })
    expect(event.matchOf('p1').result).toEqual(games('first', 'second'))
    expect(playerSheet(event.state(), id('p1'))?.offences).toEqual([
      { infraction: 'stalling', rule: 'LCG-13', rulings: 2, warnings: 1 },
    ])
    expect(playerSheet(event.state(), id('p2'))?.offences).toEqual([])
  })

  it('[LCG-13] a team that stalls can be out', () => {
    const event = ruled(cardGameDe2014Team)
    rules(event, { infraction: 'stalling', players: [id('p1')], penalty: warning }, judge)
    event.does(disqualify('p1'))
    expect(event.state().players.get(id('p1'))?.status).toBe('disqualified')
    expect(event.matchOf('p2').result).toMatchObject({ ending: 'match-loss' })
  })
})

describe('what they cost', () => {
  it('[LCG-8] a warning, a game, the match', () => {
    const event = running()
    event.does(rulingOf({ penalty: warning }))
    event.result('p1', games('first', 'first'))
    const match = matchIdOf(event, 'p1')
    event.does(rulingOf({ penalty: { kind: 'game-loss', match, game: 2 } }))
    expect(event.matchOf('p1').result).toEqual(games('first', 'second'))
    event.does(rulingOf({ penalty: { kind: 'match-loss', match } }))
    expect(event.matchOf('p1').result).toEqual({ ending: 'match-loss', by: 'first' })
  })

  it('[LCG-8] and a word to the publisher, also after the end', () => {
    const event = cardGame()
    event.playRound(() => games('first', 'first'))
    event.does({ kind: 'finish-event' })
    rules(event, { penalty: { kind: 'reported-to-publisher' } })
    expect(playerSheet(event.state(), id('p1'))?.rulings).toHaveLength(1)
  })

  it('[LCG-7] breaches lead out of the event: no place, no return', () => {
    const event = running()
    event.does(disqualify('p1'))
    event.does({
      kind: 'enter-result',
      match: matchIdOf(event, 'p3'),
      result: games('first', 'first'),
    })
    event.does({ kind: 'close-round' })
    const places = standingsView(event.state()).rows.map(({ player, place }) => [player, place])
    expect(places.slice(0, 3).map(([, place]) => place)).toEqual([1, 2, 3])
    expect(places.at(-1)).toEqual(['p1', null])
    expect(event.refuses({ kind: 'readmit-player', player: id('p1') })).toMatchObject({
      code: 'disqualified-for-good',
    })
  })

  it('[LCG-7] or out of organized play: the publisher is told, and that is on record', () => {
    const event = running()
    const report = rules(event, { players: [id('p1')], penalty: { kind: 'reported-to-publisher' } })
    expect(event.state().rulings.get(report)?.ruling.penalty).toEqual({
      kind: 'reported-to-publisher',
    })
    expect(playerSheet(event.state(), id('p1'))?.rulings).toHaveLength(1)
    expect(event.state().players.get(id('p1'))?.status).toBe('active')
  })

  it.each([
    ['organizer', organizer],
    ['marshal', marshal],
    ['judge', judge],
  ] as const)('[LCG-9] on a suspicion the %s warns a player or a group', (_, by) => {
    const event = running()
    rules(event, { players: both, penalty: warning, infraction: 'cheating' }, by)
    for (const name of both) {
      expect(playerSheet(event.state(), name)?.offences).toEqual([
        { infraction: 'cheating', rule: 'LCG-9', rulings: 1, warnings: 1 },
      ])
    }
  })

  it('[LCG-12] an illegal game state kept up by both: a judge is called, and warns both', () => {
    const event = running()
    const call = calls(event, 'p2')
    const kept = { players: both, infraction: 'illegal-game-state', penalty: warning } as const
    rules(event, { ...kept, about: 'dispute', call }, judge)
    expect(event.state().calls.get(call)?.closedAt).not.toBeNull()
    expect(both.map((name) => playerSheet(event.state(), name)?.warnings)).toEqual([1, 1])
    expect(event.matchOf('p1').result).toBeNull()
  })

  it('[LCG-12] where nothing can be saved both lose, the game or the match', () => {
    const event = running()
    event.result('p1', games('first', 'draw'))
    const match = matchIdOf(event, 'p1')
    event.does(rulingOf({ players: both, penalty: { kind: 'game-loss', match, game: 2 } }), judge)
    expect(event.matchOf('p1').result).toEqual(games('first', 'double-loss'))
    event.does(rulingOf({ players: both, penalty: { kind: 'double-loss', match } }), judge)
    expect(event.matchOf('p1').result).toEqual({ ending: 'double-loss' })
  })

  it('[LCG-20] the owner of an illegal deck is warned', () => {
    const event = running()
    rules(event, { infraction: 'illegal-list', penalty: warning }, judge)
    expect(playerSheet(event.state(), id('p1'))?.warnings).toBe(1)
  })
})

describe('disqualification', () => {
  it.each([
    ['organizer', organizer],
    ['marshal', marshal],
  ] as const)('[LCG-8] is up to the %s', (_, by) => {
    expect(running().ask(disqualify('p1'), by)).toMatchObject({ granted: true })
  })

  noProposals(cardGameDe2014, 'LCG-8')

  it('[LCG-9] a judge takes points away and disqualifies for confirmed cheating, not on suspicion', () => {
    const points = {
      kind: 'deduct-points',
      player: id('p1'),
      points: 1,
      reason: 'cheated',
    } as const
    const event = running()
    event.wins('p1')
    event.wins('p3')
    event.does({ kind: 'close-round' })
    for (const command of [points, disqualify('p1')]) {
      const refusal = { code: 'not-allowed', role: 'judge', command: command.kind, rule: 'LCG-9' }
      expect(event.refuses(command, judge)).toEqual(refusal)
      // A warning is what a suspicion brings.
      rules(event, { infraction: 'cheating', penalty: { kind: 'warning' } }, judge)
      expect(event.refuses(command, judge)).toEqual(refusal)
    }
    rules(event, { infraction: 'cheating' }, judge)
    event.does(points, judge)
    event.does(disqualify('p1'), judge)
  })

  it('[LCG-9] a judge disqualifies whom a ruling that stands found cheating', () => {
    const event = running()
    const refusal = {
      code: 'not-allowed',
      role: 'judge',
      command: 'disqualify-player',
      rule: 'LCG-9',
    }
    expect(event.refuses(disqualify('p1'), judge)).toEqual(refusal)
    rules(event, { infraction: 'disrespect' }, judge)
    rules(event, { infraction: 'cheating', players: [id('p2')] }, judge)
    expect(event.refuses(disqualify('p1'), judge)).toEqual(refusal)
    const ruling = rules(event, { infraction: 'cheating' }, judge)
    expect(event.ask(disqualify('p1'), judge)).toMatchObject({ granted: true })
    event.does({ kind: 'appeal-ruling', ruling, player: id('p1') })
    event.does({ kind: 'decide-appeal', ruling, upheld: false, text: 'a slip' })
    expect(event.refuses(disqualify('p1'), judge)).toEqual(refusal)
  })
})
