import { describe, expect, it } from 'vitest'
import { playByHand } from '../../../testing/pairing/by-hand.ts'
import { id, type Story, story } from '../../../testing/story.ts'
import { currentRound, matchesOf, type Options, stagesOf, standingsView } from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import { finalHasNoTime, initiativeInElimination } from '../suites/destroyed-points.suite.ts'
import {
  bestAgainstLast,
  lastOneLeft,
  opponentMovesOn,
  winnersByGameNumber,
} from '../suites/elimination.suite.ts'
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

/** Nine players, four rounds, a cut to four. */
const cutToFour = () => {
  const event = story({ players: 9, tier: 'competitive', structure: { kind: 'competitive' } })
  for (let round = 1; round <= 4; round++) event.playRound()
  event.does({ kind: 'make-cut' })
  return event
}

describe('a place in the elimination rounds', () => {
  it('[XWEN-63] goes to the next in the standings until the bracket is seeded', () => {
    const event = cutToFour()
    const ranked = standingsView(event.state()).rows.map(({ player }) => player)
    const [first, second = id(''), third, fourth, fifth] = ranked
    expect(event.state().cut?.seeds).toEqual([first, second, third, fourth])
    event.does({ kind: 'decline-place', player: second })
    expect(event.state().cut?.seeds).toEqual([first, third, fourth, fifth])
  })

  it('[XWEN-63] is lost once the bracket is seeded', () => {
    const event = cutToFour()
    event.does({ kind: 'start-stage' })
    const [, second] = event.state().cut?.seeds ?? []
    expect(event.refuses({ kind: 'decline-place', player: second ?? id('') })).toMatchObject({
      code: 'stage-running',
      rule: 'XWEN-63',
    })
    expect(xWingEn32.cut.replacement.value).toBe('until-seeded')
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

  bestAgainstLast(xWingEn32, 'XWEN-63')
  winnersByGameNumber(xWingEn32, 'XWEN-63')
  lastOneLeft(xWingEn32, 'XWEN-64')
  opponentMovesOn(xWingEn32, 'XWEN-64')

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

describe('the clock of the final', () => finalHasNoTime(xWingEn32, 'XWEN-15'))
