import { describe, expect, it } from 'vitest'
import { playByHand } from '../../../testing/by-hand.ts'
import { id, type Story, story } from '../../../testing/story.ts'
import { bracketView, currentRound, matchesOf, type Options, stagesOf } from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import { initiativeInElimination } from '../suites/destroyed-points.suite.ts'
import { xWingEn32 } from './regulation.ts'

/** The rounds in which D wins all, A beats B and C, and A, B, C end level at 10. */
const threeLevel = (cut: number, options: Options = {}): Story => {
  const stages = stagesOf(3, cut)
  const event = story({
    players: ['a', 'b', 'c', 'd', 'e', 'f'],
    structure: { kind: 'custom', stages },
    options,
  })
  // Margins of A, B, C: 110+110+80, 90+130+130, 90+115+115.
  playByHand(event, 'a 100-90 b, c 100-85 e, d 100-0 f')
  playByHand(event, 'a 100-90 c, b 100-70 f, d 100-0 e')
  playByHand(event, 'd 100-80 a, b 100-70 e, c 100-85 f')
  return event
}

/** Plays one Swiss round and cuts to everybody. */
const bracketOfAll = (size: number): Story => {
  const event = story({
    players: size,
    structure: { kind: 'custom', stages: stagesOf(1, size) },
  })
  event.playRound()
  event.does({ kind: 'make-cut' })
  event.does({ kind: 'start-stage' })
  return event
}

describe('the cut', () => {
  it('[XWEN-62] ties for the last place go by margin of victory, not head-to-head', () => {
    const event = threeLevel(2)
    const warnings = event.does({ kind: 'make-cut' })
    expect(event.state().cut?.seeds).toEqual(['d', 'b'])
    expect(warnings).toEqual([
      { code: 'cut-reading-differs', in: ['a'], out: ['b'], rule: 'XWEN-62' },
    ])
    expect(event.state().cut?.otherReading).toEqual({ in: ['a'], out: ['b'] })
  })

  it('[XWEN-62] where both readings choose the same players nobody is warned', () => {
    const event = threeLevel(4)
    expect(event.does({ kind: 'make-cut' })).toEqual([])
  })

  it('[XWEN-62] level margins go by strength of schedule', () => {
    expect(xWingEn32.cut.tieBreakers).toEqual(
      clause('XWEN-62', ['margin-of-victory', 'strength-of-schedule']),
    )
    // C and D end level at 5 and 150; C met players with 10 and 5, D with 5 and 1.
    const event = story({
      players: ['a', 'b', 'c', 'd', 'e', 'f'],
      structure: { kind: 'custom', stages: stagesOf(2, 3) },
    })
    playByHand(event, 'a 100-0 c, b 100-0 d, e 60-60 f')
    playByHand(event, 'a 100-0 e, c 100-50 b, d 100-50 f')
    event.does({ kind: 'make-cut' })
    expect(event.state().cut?.seeds).toEqual(['a', 'b', 'c'])
  })

  it('[XWEN-62] whoever left does not go on; the next does', () => {
    const event = threeLevel(2)
    event.does({ kind: 'drop-player', player: id('d'), when: 'now' })
    event.does({ kind: 'make-cut' })
    expect([...(event.state().cut?.seeds ?? [])].sort()).toEqual(['b', 'c'])
  })

  it('[XWEN-62] all others are finished', () => {
    const event = threeLevel(2)
    event.does({ kind: 'make-cut' })
    event.does({ kind: 'start-stage' })
    event.does({ kind: 'pair-round' })
    const round = currentRound(event.state()) ?? expect.fail('no round')
    expect(matchesOf(event.state(), round).flatMap(({ players }) => players)).toEqual(['d', 'b'])
    expect(round.byes).toEqual([])
  })

  it('[XWEN-62] it is made after the set number of rounds, once', () => {
    const event = story({ structure: { kind: 'custom', stages: stagesOf(2, 2) } })
    event.playRound()
    expect(event.refuses({ kind: 'make-cut' })).toEqual({ code: 'cut-not-due' })
    event.playRound()
    event.does({ kind: 'make-cut' })
    expect(event.refuses({ kind: 'make-cut' })).toEqual({ code: 'cut-already-made' })
  })
})

describe('the bracket', () => {
  it('[XWEN-63] those who go on are seeded by the whole ranking, head-to-head included', () => {
    const event = threeLevel(4)
    event.does({ kind: 'make-cut' })
    // By margin alone it would be D, B, C, A.
    expect(event.state().cut?.seeds).toEqual(['d', 'a', 'b', 'c'])
    expect(xWingEn32.cut.seeding).toEqual(clause('XWEN-63', 'by-standings'))
  })

  it.each([
    { size: 4, first: ['1-4', '2-3'] },
    { size: 8, first: ['1-8', '2-7', '3-6', '4-5'] },
    {
      size: 16,
      first: ['1-16', '2-15', '3-14', '4-13', '5-12', '6-11', '7-10', '8-9'],
    },
    { size: 32, first: Array.from({ length: 16 }, (_, i) => `${i + 1}-${32 - i}`) },
  ])('[XWEN-63] of $size: best against last, then winners by the numbers', ({ size, first }) => {
    const event = bracketOfAll(size)
    let before: readonly string[] = []
    for (let games = size / 2; games >= 1; games /= 2) {
      event.does({ kind: 'pair-round' })
      event.does({ kind: 'publish-round' })
      const round = currentRound(event.state()) ?? expect.fail('no round')
      const matches = matchesOf(event.state(), round)
      expect(matches.map(({ game }) => game)).toEqual(
        Array.from({ length: games }, (_, index) => `${index + 1}`),
      )
      if (before.length === 0) {
        expect(matches.map(({ seeds }) => seeds?.join('-'))).toEqual(first)
      } else {
        expect(matches.map(({ players }) => players.join('-'))).toEqual(
          matches.map((_, index) => `${before[index]}-${before[2 * games - 1 - index]}`),
        )
      }
      // Every third game brings an upset: a bracket that reseeds would then differ.
      before = matches.map(({ players, match }, index) => {
        const isUpset = index % 3 === 0
        const result = {
          ending: 'destruction',
          score: isUpset ? ([0, 100] as const) : ([100, 0] as const),
        } as const
        event.does({ kind: 'enter-result', match, result })
        return players[isUpset ? 1 : 0]
      })
      event.does({ kind: 'close-round' })
    }
    expect(bracketView(event.state())?.champion).toBe(before[0])
    expect(xWingEn32.elimination.bracket).toEqual(clause('XWEN-63', 'by-game-number'))
  })

  it('[XWEN-63] it is not reseeded: the winner of 1 and 8 meets the winner of 4 and 5', () => {
    const event = bracketOfAll(8)
    const seeds = event.state().stages[1]?.entrants ?? []
    event.does({ kind: 'pair-round' })
    event.does({ kind: 'publish-round' })
    for (const seed of [8, 7, 3, 4]) event.wins(seeds[seed - 1] ?? '')
    event.does({ kind: 'close-round' })
    event.does({ kind: 'pair-round' })
    const round = currentRound(event.state()) ?? expect.fail('no round')
    // Reseeded, 3 would meet 8 and 4 would meet 7.
    const met = matchesOf(event.state(), round).map((match) => [match.seeds, match.reason])
    expect(met).toEqual([
      [[8, 4], { kind: 'bracket', from: ['1', '4'] }],
      [[7, 3], { kind: 'bracket', from: ['2', '3'] }],
    ])
  })

  it('[XWEN-64] who loses is out, the last player left is champion', () => {
    const event = bracketOfAll(4)
    const seeds = event.state().stages[1]?.entrants ?? []
    const [one, two, three, four] = seeds as unknown as [string, string, string, string]
    event.does({ kind: 'pair-round' })
    event.does({ kind: 'publish-round' })
    event.wins(four)
    event.wins(two, [50, 45])
    event.does({ kind: 'close-round' })
    expect(event.refuses({ kind: 'finish-event' })).toEqual({ code: 'stage-running', stage: 2 })
    event.does({ kind: 'pair-round' })
    const round = currentRound(event.state()) ?? expect.fail('no round')
    expect(matchesOf(event.state(), round).map(({ players }) => players)).toEqual([[four, two]])
    event.does({ kind: 'publish-round' })
    event.wins(two)
    event.does({ kind: 'close-round' })
    expect(event.refuses({ kind: 'pair-round' })).toEqual({ code: 'no-further-round', planned: 2 })
    event.does({ kind: 'finish-event' })
    expect(event.state().finished).toMatchObject({
      champion: two,
      places: [two, four, one, three].map((player, index) => ({ place: index + 1, player })),
    })
    expect(xWingEn32.elimination.champion).toEqual(clause('XWEN-64', 'last-player-left'))
  })

  it('[XWEN-64] a champion of the bracket stands before who won the Swiss rounds', () => {
    const event = threeLevel(2)
    event.does({ kind: 'make-cut' })
    event.does({ kind: 'start-stage' })
    event.does({ kind: 'pair-round' })
    event.does({ kind: 'publish-round' })
    event.wins('b')
    event.does({ kind: 'close-round' })
    event.does({ kind: 'finish-event' })
    const places = event.state().finished?.places.map(({ player }) => player)
    expect(places?.slice(0, 4)).toEqual(['b', 'd', 'a', 'c'])
  })
})

describe('a draw in elimination', () => {
  initiativeInElimination(xWingEn32, 'XWEN-65')
})
