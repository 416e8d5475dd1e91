import { describe, expect, it } from 'vitest'
import { id, type Story } from '../../../testing/story.ts'
import { currentRound, currentStage, standingsView } from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import { byeIsWorth } from '../suites/byes.suite.ts'
import {
  byesOnlyIfOdd,
  chanceInGroups,
  firstRoundByChance,
  floatersByChance,
  rematches,
} from '../suites/pairing.suite.ts'
import { imperialAssaultDe221 } from './regulation.ts'
import { matches, paired, play, playOn, skirmish } from './skirmish.suite.ts'

const pairedWith = (event: Story, entropy: string): readonly string[] => {
  event.does({ kind: 'pair-round' }, { entropy })
  return matches(event).map(({ players }) => players.toSorted().join('-'))
}
const lots = Array.from({ length: 40 }, (_, index) => `lot-${index}`)
const byesOf = (event: Story) =>
  (currentRound(event.state())?.byes ?? []).map(({ player }) => player)

describe('Swiss rounds', () => {
  firstRoundByChance(imperialAssaultDe221, { pairs: 'IA-41', bye: 'IA-42' })
  chanceInGroups(imperialAssaultDe221, 'IA-41')
  floatersByChance(imperialAssaultDe221, 'IA-41')

  it('[IA-41] of three on top one meets the only one below: Sven, Anne, Gregor and Kai', () => {
    const event = skirmish({ players: ['sven', 'anne', 'gregor', 'kai', 'lea'] })
    for (let round = 1; round <= 4; round++) play(event, 'sven anne gregor kai lea')
    play(event, 'sven anne gregor lea>kai')
    event.does({ kind: 'drop-player', player: id('lea'), when: 'now' })
    expect(standingsView(event.state()).rows.map((row) => row.tournamentPoints)).toEqual([
      5, 5, 5, 5, 4,
    ])
    const down = new Set(
      lots.map((lot) => {
        const pairs = pairedWith(event, lot)
        expect(pairs).toHaveLength(2)
        return pairs.find((pair) => pair.includes('kai'))
      }),
    )
    expect([...down].toSorted()).toEqual(['anne-kai', 'gregor-kai', 'kai-sven'])
  })

  it('[IA-40] nobody meets the same opponent twice: C and D have met, so they cross', () => {
    expect(imperialAssaultDe221.pairing.rematch).toEqual(clause('IA-40', 'in-stage'))
    const event = skirmish({ players: ['a', 'b', 'c', 'd', 'e', 'f'] })
    play(event, 'a>b c>d e>f')
    play(event, 'a>c e>b d>f')
    for (const lot of lots) expect(pairedWith(event, lot)).not.toContain('c-d')
  })

  rematches(imperialAssaultDe221, 'IA-40')

  it('[IA-40] a cut ends the stage: after it they may meet again', () => {
    const event = skirmish({
      players: 4,
      structure: {
        kind: 'custom',
        stages: [
          { kind: 'swiss', rounds: 1, cut: null },
          { kind: 'swiss', rounds: 1, cut: 2 },
        ],
      },
    })
    play(event, 'p1>p3 p2>p4')
    event.does({ kind: 'make-cut' })
    event.does({ kind: 'start-stage' })
    expect(currentStage(event.state())?.plan.kind).toBe('swiss')
    playOn(event)
    event.does({ kind: 'finish-event' })
    const met = skirmish({
      players: 2,
      structure: {
        kind: 'custom',
        stages: [
          { kind: 'swiss', rounds: 1, cut: null },
          { kind: 'swiss', rounds: 1, cut: 2 },
        ],
      },
    })
    play(met, 'p1>p2')
    met.does({ kind: 'make-cut' })
    met.does({ kind: 'start-stage' })
    expect(met.does({ kind: 'pair-round' })).toEqual([])
  })
})

describe('byes', () => {
  byesOnlyIfOdd(imperialAssaultDe221, 'IA-67')

  it('[IA-67] who has met everybody meets somebody again: nobody sits out for that', () => {
    const event = skirmish({ players: 4 })
    play(event, 'p1>p2 p3>p4')
    play(event, 'p1>p3 p2>p4')
    play(event, 'p1>p4 p2>p3')
    for (const lot of lots) {
      expect(pairedWith(event, lot)).toHaveLength(2)
      expect(byesOf(event)).toEqual([])
    }
  })

  it('[IA-42] later: the last in the standings who has had none', () => {
    expect(imperialAssaultDe221.bye.laterRounds).toEqual(
      clause('IA-42', 'lowest-place-without-bye'),
    )
    const event = skirmish({ players: ['p', 'q', 'r', 's', 't'] })
    play(event, 'p>q r>s t')
    const last = standingsView(event.state()).rows.at(-1)?.player
    paired(event)
    expect(byesOf(event)).toEqual([last])
  })

  it('[IA-42] by place, strength of schedule included, and nobody twice', () => {
    const event = skirmish({ players: ['p', 'q', 'r', 's', 't'] })
    play(event, 'p>q r>s t')
    play(event, 'p>r t>q s')
    // q: nothing, s: the bye. Last without a bye is q, then r and p; t and s have had theirs.
    paired(event)
    expect(byesOf(event)).toEqual(['q'])
  })

  it('[IA-42] if everybody has had one, the last again', () => {
    const event = skirmish({ players: ['a', 'b', 'c'] })
    play(event, 'a>b c')
    play(event, 'a>c b')
    play(event, 'b>c a')
    const last = standingsView(event.state()).rows.at(-1)?.player
    event.does({ kind: 'pair-round' })
    expect(byesOf(event)).toEqual([last])
    expect(last).toBe('c')
  })

  byeIsWorth(imperialAssaultDe221, 'IA-42', { points: 1, margin: null })
})
