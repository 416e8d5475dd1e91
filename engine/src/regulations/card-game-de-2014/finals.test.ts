import { describe, expect, it } from 'vitest'
import { id, type Story, story } from '../../../testing/story.ts'
import { bracketOf, currentRound, type Match, type PlayerId, type Result } from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import {
  cardGame,
  ending,
  finalStage,
  finals,
  matches,
  play,
  playOut,
  playSlot,
  rounds,
  upsets,
  won,
} from './card-game.suite.ts'
import { cardGameDe2014 } from './regulation.ts'

const eight = [
  ['W1 p1-p8', 'W2 p2-p7', 'W3 p3-p6', 'W4 p4-p5'],
  ['W5 p1-p4', 'W6 p2-p3', 'L1 p8-p5', 'L2 p7-p6'],
  ['W7 p1-p2', 'L3 p5-p3', 'L4 p6-p4'],
  ['L5 p3-p4'],
  ['L6 p3-p2'],
  ['GF1 p1-p2'],
]

const sixteen = [
  ['W1 p1-p16', 'W2 p2-p15', 'W3 p3-p14', 'W4 p4-p13'],
  ['W5 p5-p12', 'W6 p6-p11', 'W7 p7-p10', 'W8 p8-p9'],
  ['W9 p1-p8', 'W10 p2-p7', 'W11 p3-p6', 'W12 p4-p5'],
  ['L1 p16-p9', 'L2 p13-p12', 'L3 p14-p11', 'L4 p15-p10'],
  ['W13 p1-p4', 'W14 p2-p3'],
  ['L5 p9-p7', 'L6 p12-p6', 'L7 p11-p5', 'L8 p10-p8'],
  ['L9 p7-p6', 'L10 p5-p8'],
  ['W15 p1-p2', 'L11 p6-p4', 'L12 p5-p3'],
  ['L13 p4-p3'],
  ['L14 p3-p2'],
  ['GF1 p1-p2'],
]

describe('the cut', () => {
  it('[LCG-48] takes the best by points, to a size there is a chart for', () => {
    expect(cardGameDe2014.structure.cutSizes).toEqual(clause('LCG-48', [4, 8, 16, 32]))
    expect(finals(8, { extra: 3 }).state().cut?.seeds).toEqual(
      ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'].map(id),
    )
  })

  it('[LCG-48] an announced cut is kept: fewer players than places, and the best have byes', () => {
    const event = cardGame({ players: 8, structure: rounds(1, 8) })
    play(event, 'p1 6-0 p2, p3 6-0 p4, p5 6-0 p6, p7 6-0 p8')
    event.does({ kind: 'drop-player', player: id('p8'), when: 'now' })
    event.does({ kind: 'make-cut' })
    const seeds = event.state().cut?.seeds ?? []
    expect(seeds).toHaveLength(7)
    event.does({ kind: 'start-stage' })
    const seedOf = (game: string) =>
      game.replaceAll(/p\d/g, (name) => `${seeds.indexOf(id(name)) + 1}`)
    const first = playSlot(event)
    expect(first.map(seedOf)).toEqual(['W2 2-7', 'W3 3-6', 'W4 4-5'])
    expect(currentRound(event.state())?.byes).toEqual([
      { player: seeds[0], kind: 'odd-number', game: 'W1' },
    ])
    // 2 · 7 − 2 games, or one more: a Top 8 for seven.
    expect([first, ...playOut(event)].flat().length).toBeGreaterThanOrEqual(12)
    expect(event.state().stages.at(-1)).toMatchObject({ chart: 8, plan: { cut: 8 } })
  })

  it.each([2, 3, 4, 5, 6])('[LCG-48] %i left of an announced Top 8 play in its chart', (left) => {
    const event = cardGame({ players: 8, structure: rounds(1, 8) })
    play(event, 'p1 6-0 p2, p3 6-0 p4, p5 6-0 p6, p7 6-0 p8')
    for (let gone = 8; gone > left; gone--) {
      event.does({ kind: 'drop-player', player: id(`p${gone}`), when: 'now' })
    }
    expect(event.refuses({ kind: 'finish-event' }).code).toBe('cut-needed')
    event.does({ kind: 'make-cut' })
    expect(event.state().cut?.seeds).toHaveLength(left)
    event.does({ kind: 'start-stage' })
    const slots = playOut(event)
    // Nobody waits for a round in which nothing is played.
    for (const games of slots) expect(games.length).toBeGreaterThan(0)
    expect([2 * left - 2, 2 * left - 1]).toContain(slots.flat().length)
    expect(bracketOf(event.state(), 1).champion).not.toBeNull()
    expect(ending(event)).toMatch(/^p\d: /)
  })

  it('[LCG-48] one left of an announced cut has won', () => {
    const event = cardGame({ players: 4, structure: rounds(1, 4) })
    play(event, 'p1 6-0 p2, p3 6-0 p4')
    for (const gone of ['p1', 'p2', 'p3']) {
      event.does({ kind: 'drop-player', player: id(gone), when: 'now' })
    }
    expect(ending(event)).toMatch(/^p4: p4 1, p[13] 2, p[13] 3, p2 4$/)
  })

  it('[LCG-48] who gives a place up before the first game makes way for the next', () => {
    expect(cardGameDe2014.cut.replacement).toEqual(clause('LCG-48', 'until-first-match'))
    const event = finals(8, { extra: 1 })
    event.does({ kind: 'start-stage' })
    event.does({ kind: 'decline-place', player: id('p6') })
    expect(playSlot(event)).toEqual(['W1 p1-p9', 'W2 p2-p8', 'W3 p3-p7', 'W4 p4-p5'])
    expect(event.refuses({ kind: 'decline-place', player: id('p1') })).toEqual({
      code: 'stage-running',
      stage: 2,
      rule: 'LCG-48',
    })
  })

  it('[LCG-48] with nobody to move up the others do, and the best one has a bye', () => {
    const event = finals(8)
    event.does({ kind: 'decline-place', player: id('p3') })
    event.does({ kind: 'start-stage' })
    expect(playSlot(event)).toEqual(['W2 p2-p8', 'W3 p4-p7', 'W4 p5-p6'])
    playOut(event)
    expect(ending(event)).toMatch(/^p1: p1 1, p2 2, p4 3, /)
  })

  it('[LCG-48] also once the stage has begun, until the first game', () => {
    const event = finals(8)
    event.does({ kind: 'start-stage' })
    event.does({ kind: 'pair-round' })
    event.does({ kind: 'decline-place', player: id('p3') })
    expect(playSlot(event)).toEqual(['W2 p2-p8', 'W3 p4-p7', 'W4 p5-p6'])
  })
})

describe('the charts', () => {
  it('[LCG-49] best against worst, seeds by the standings', () => {
    expect(cardGameDe2014.cut.seeding).toEqual(clause('LCG-49', 'by-standings'))
    const event = finalStage(8)
    expect(playSlot(event)).toEqual(eight[0])
    const [match] = [...event.state().matches.values()].filter(({ game }) => game === 'W2')
    expect(match).toMatchObject({ seeds: [2, 7], reason: { kind: 'seeds' } })
  })

  it('[LCG-50] of eight, if the better seed always wins', () => {
    expect(cardGameDe2014.elimination.bracket).toEqual(clause('LCG-50', 'chart'))
    const event = finalStage(8)
    expect(playOut(event)).toEqual(eight)
    expect(ending(event)).toBe('p1: p1 1, p2 2, p3 3, p4 4, p5 5, p6 6, p7 7, p8 8')
  })

  it('[LCG-50] of sixteen, if the better seed always wins', () => {
    const event = finalStage(16)
    expect(playOut(event).flat()).toEqual(sixteen.flat())
    const bySeed = Array.from({ length: 16 }, (_, index) => `p${index + 1} ${index + 1}`)
    expect(ending(event)).toBe(`p1: ${bySeed.join(', ')}`)
  })

  it('[LCG-50] of four', () => {
    expect(playOut(finalStage(4))).toEqual([
      ['W1 p1-p4', 'W2 p2-p3'],
      ['W3 p1-p2', 'L1 p4-p3'],
      ['L2 p3-p2'],
      ['GF1 p1-p2'],
    ])
  })

  it('[LCG-50] of eight, with upsets: losers cross to the other half', () => {
    // W1: p8 beats p1. W6: p3 beats p2.
    expect(playOut(finalStage(8), upsets('W1', 'W6', 'L3'))).toEqual([
      ['W1 p1-p8', 'W2 p2-p7', 'W3 p3-p6', 'W4 p4-p5'],
      ['W5 p8-p4', 'W6 p2-p3', 'L1 p1-p5', 'L2 p7-p6'],
      ['W7 p4-p3', 'L3 p1-p2', 'L4 p6-p8'],
      ['L5 p2-p6'],
      ['L6 p2-p4'],
      ['GF1 p3-p2'],
      ['GF2 p3-p2'],
    ])
  })

  it.each([4, 8, 16, 32])('[LCG-50] of %i: nobody is out before the second loss', (size) => {
    for (let run = 0; run < (size > 8 ? 6 : 24); run++) {
      const event = finalStage(size)
      let game = 0
      playOut(event, () => ((run * 2654435761 + ++game * 40503) % 7 < 3 ? 'first' : 'second'))
      const losses = new Map<string, number>()
      const met: string[] = []
      const played = [...event.state().matches.values()].filter(({ game: name }) => name)
      for (const { players, result, game: name } of played) {
        if (result?.ending !== 'won') return expect.fail('not played')
        const loser = result.winner === 'first' ? players[1] : players[0]
        losses.set(loser, (losses.get(loser) ?? 0) + 1)
        const pair = players.toSorted().join()
        if (size === 8 && met.includes(pair)) expect(['L5', 'L6', 'GF1', 'GF2']).toContain(name)
        met.push(pair)
      }
      const { champion } = bracketOf(event.state(), 1)
      const hasReset = played.some(({ game: name }) => name === 'GF2')
      expect(played).toHaveLength(2 * size - (hasReset ? 1 : 2))
      expect([...losses.values()].filter((count) => count === 2)).toHaveLength(size - 1)
      expect(losses.get(champion ?? '') ?? 0).toBe(hasReset ? 1 : 0)
    }
  })

  it('[LCG-50] a game of a later slot may be played early', () => {
    const event = finalStage(16)
    for (let slot = 1; slot <= 3; slot++) playSlot(event)
    event.does({
      kind: 'pair-round-by-hand',
      tables: [
        [id('p7'), id('p6')],
        [id('p5'), id('p8')],
        [id('p1'), id('p2')],
      ],
      byes: [],
      reason: 'two tables are free',
    })
    event.does({ kind: 'publish-round' })
    expect(matches(event).map(({ game }) => game)).toEqual(['L9', 'L10', 'W15'])
  })

  it.each([
    ['by-swiss', 'p4 4, p5 5, p6 6, p7 7, p8 8'],
    ['shared', 'p4 4, p5 5, p6 5, p7 7, p8 7'],
  ] as const)('[LCG-50] places read as %s', (finalPlaces, places) => {
    const event = finalStage(8, { options: { finalPlaces } })
    playOut(event)
    expect(ending(event)).toContain(places)
  })
})

describe('leaving during the final stage', () => {
  it('[LCG-50] who left before the stage began is not in its chart', () => {
    expect(cardGameDe2014.elimination.withdrawal).toEqual(clause('LCG-50', 'opponent-moves-on'))
    const event = finals(8)
    event.does({ kind: 'drop-player', player: id('p3'), when: 'now' })
    event.does({ kind: 'start-stage' })
    expect(event.state().players.get(id('p3'))?.status).toBe('dropped')
    expect(playSlot(event)).toEqual(['W2 p2-p8', 'W3 p4-p7', 'W4 p5-p6'])
    expect(currentRound(event.state())?.byes).toEqual([
      { player: 'p1', kind: 'odd-number', game: 'W1' },
    ])
    expect(playSlot(event)).toEqual(['W5 p1-p5', 'W6 p2-p4', 'L2 p8-p7'])
    expect(currentRound(event.state())?.byes).toEqual([
      { player: 'p6', kind: 'odd-number', game: 'L1' },
    ])
    playOut(event)
    expect(ending(event)).toMatch(/^p1: p1 1, p2 2, /)
  })

  it('[LCG-50] who left after the first game loses without playing', () => {
    const event = finals(8)
    event.does({ kind: 'start-stage' })
    playSlot(event)
    event.does({ kind: 'drop-player', player: id('p3'), when: 'now' })
    expect(playSlot(event)).toEqual(['W5 p1-p4', 'L1 p8-p5', 'L2 p7-p6'])
    expect(currentRound(event.state())?.byes).toEqual([
      { player: 'p2', kind: 'opponent-withdrew', game: 'W6' },
    ])
    playOut(event)
    expect(ending(event)).toMatch(/^p1: p1 1, p2 2, /)
  })

  it('[LCG-50] who left before the first game does not keep anything from being undone', () => {
    const event = finals(8)
    event.does({ kind: 'draw-lot', about: 'a coin', among: ['heads', 'tails'] })
    const entry = event.entryOf('lot-drawn')
    event.does({ kind: 'drop-player', player: id('p3'), when: 'now' })
    event.does({ kind: 'start-stage' })
    event.does({ kind: 'undo', entry, reason: 'the wrong table' })
    expect(event.state().players.get(id('p3'))?.status).toBe('dropped')
    expect(playSlot(event)).toEqual(['W2 p2-p8', 'W3 p4-p7', 'W4 p5-p6'])
  })

  it('[LCG-50] during a game: the opponent moves on', () => {
    const event = finalStage(4)
    event.does({ kind: 'pair-round' })
    event.does({ kind: 'publish-round' })
    event.does({ kind: 'start-clock' })
    event.does({ kind: 'drop-player', player: id('p1'), when: 'now' })
    expect(event.matchOf('p1').result).toEqual({ ending: 'withdrawal', by: 'first' })
    const second = event.matchOf('p2')
    event.does({ kind: 'enter-result', match: second.match, result: won(second, 'first') })
    event.does({ kind: 'close-round' })
    expect(playSlot(event)).toEqual(['W3 p4-p2'])
  })
})

describe('a game that both lose', () => {
  const loses = (event: Story, player: string) =>
    event.ask({
      kind: 'enter-result',
      match: event.matchOf(player).match,
      result: { ending: 'double-loss' },
    })
  const lose = (event: Story, player: string): void => {
    const result: Result = { ending: 'double-loss' }
    event.result(player, result)
  }
  const published = (event: Story): Story => {
    event.does({ kind: 'pair-round' })
    event.does({ kind: 'publish-round' })
    return event
  }

  it('[LCG-12] counts as a loss for each: both go down', () => {
    expect(cardGameDe2014.elimination.doubleLoss).toEqual(clause('LCG-12', 'loss-for-each'))
    const event = published(finalStage(4))
    lose(event, 'p1')
    const other = event.matchOf('p2')
    event.does({ kind: 'enter-result', match: other.match, result: won(other, 'first') })
    event.does({ kind: 'close-round' })
    // p2 is through to the grand final; p4 meets p3, and whoever wins meets p1.
    expect(playSlot(event)).toEqual(['L1 p4-p3'])
    expect(playSlot(event)).toEqual(['L2 p3-p1'])
    expect(playSlot(event)).toEqual(['GF1 p2-p1'])
    playOut(event)
    expect(ending(event)).toMatch(/^p[12]: /)
  })

  it('[LCG-12] both are out who have lost before', () => {
    const event = finalStage(4)
    playSlot(event)
    published(event)
    lose(event, 'p3')
    const first = event.matchOf('p1')
    event.does({ kind: 'enter-result', match: first.match, result: won(first, 'first') })
    event.does({ kind: 'close-round' })
    // Nobody comes from L1: p2 is in the grand final without another game.
    expect(playOut(event)).toEqual([['GF1 p1-p2']])
    expect(ending(event)).toBe('p1: p1 1, p2 2, p3 3, p4 4')
  })

  it('[LCG-12] in the grand final the one with two defeats is out, the other is champion', () => {
    const event = finalStage(4)
    for (let slot = 1; slot <= 3; slot++) playSlot(event)
    published(event)
    lose(event, 'p1')
    event.does({ kind: 'close-round' })
    expect(ending(event)).toMatch(/^p1: p1 1, p2 2, /)
  })

  it('[LCG-12] where nobody would be left the game is played again', () => {
    const event = finalStage(4)
    for (let slot = 1; slot <= 3; slot++) playSlot(event)
    playSlot(event, () => 'second')
    published(event)
    expect(loses(event, 'p1')).toEqual({
      granted: false,
      refusal: { code: 'nobody-left', rule: 'LCG-12' },
    })
    playOut(event)
  })

  it('[LCG-12] the same where fewer came than the chart has places', () => {
    const event = story({
      regulation: 'card-game/de-2014',
      structure: {
        kind: 'custom',
        stages: [
          { kind: 'swiss', rounds: 1, cut: null },
          { kind: 'double-elimination', rounds: null, cut: 4 },
        ],
      },
    })
    event.playRound(() => ({ ending: 'games', games: ['first', 'first'] }))
    for (const player of ['p3', 'p4'])
      event.does({ kind: 'drop-player', player: id(player), when: 'now' })
    event.does({ kind: 'make-cut' })
    event.does({ kind: 'start-stage' })
    const wins = (winner: PlayerId) => (match: Match) =>
      ({
        ending: 'won',
        winner: match.players[0] === winner ? 'first' : 'second',
        light: 'first',
      }) as const
    event.playRound(wins(id('p1')))
    event.playRound(wins(id('p2')))
    event.does({ kind: 'pair-round' })
    event.does({ kind: 'publish-round' })
    const { match } = event.matchOf('p1')
    const refused = event.refuses({
      kind: 'enter-result',
      match,
      result: { ending: 'double-loss' },
    })
    expect(refused).toMatchObject({ code: 'nobody-left', rule: 'LCG-12' })
  })
})

describe('an illegal card in a game of the final stage', () => {
  const firstGame = (event: Story) =>
    matches(event).find(({ game }) => game === 'W1') ?? expect.fail('no W1')

  /** p1 has won W1 against p4; the round is closed. */
  const found = (finals: 'forfeit' | 'replay'): Story => {
    const event = finalStage(4)
    playSlot(event)
    const { match } = firstGame(event)
    event.does({
      kind: 'record-deck-check',
      match,
      player: id('p1'),
      removed: ['Home-made card'],
      legalAfter: true,
      games: [1],
      finals,
    })
    return event
  }

  it('[LCG-20] the leader gives it to the opponent', () => {
    const event = found('forfeit')
    expect(firstGame(event).result).toEqual({ ending: 'forfeit', winner: 'second' })
    expect(playSlot(event)).toEqual(['W3 p4-p2', 'L1 p1-p3'])
  })

  it.each([
    ['first', ['W3 p1-p2', 'L1 p4-p3']],
    ['second', ['W3 p4-p2', 'L1 p1-p3']],
  ] as const)('[LCG-20] or has it played again, and %s of the two wins', (seat, following) => {
    const event = found('replay')
    expect(event.ask({ kind: 'pair-round' }).granted).toBe(false)
    const again = firstGame(event)
    expect(again.result).toBeNull()
    event.does({ kind: 'enter-result', match: again.match, result: won(again, seat) })
    event.does({ kind: 'close-round' })
    expect(playSlot(event)).toEqual(following)
  })
})
