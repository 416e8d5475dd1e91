import { describe, expect, it } from 'vitest'
import { id, type Story } from '../../../testing/story.ts'
import { currentRound, currentStage, standingsView } from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import { imperialAssaultDe221 } from './regulation.ts'
import { matches, paired, play, playOn, rounds, skirmish } from './skirmish.suite.ts'

const pairedWith = (event: Story, entropy: string): readonly string[] => {
  event.does({ kind: 'pair-round' }, { entropy })
  return matches(event).map(({ players }) => players.toSorted().join('-'))
}
const lots = Array.from({ length: 40 }, (_, index) => `lot-${index}`)
const byesOf = (event: Story) =>
  (currentRound(event.state())?.byes ?? []).map(({ player }) => player)

describe('Swiss rounds', () => {
  it('[IA-41] the first is drawn by lot', () => {
    expect(imperialAssaultDe221.pairing.firstRound).toEqual(clause('IA-41', 'random'))
    const event = skirmish({ players: 4 })
    const drawn = new Set(lots.map((lot) => pairedWith(event, lot).toSorted().join()))
    expect([...drawn].toSorted()).toEqual(['p1-p2,p3-p4', 'p1-p3,p2-p4', 'p1-p4,p2-p3'])
  })

  it('[IA-41] later ones by lot among equal points', () => {
    expect(imperialAssaultDe221.pairing.laterRounds).toEqual(
      clause('IA-41', 'random-in-points-groups'),
    )
    const event = skirmish({ players: 8 })
    play(event, 'p1>p5 p2>p6 p3>p7 p4>p8')
    const drawn = new Set(lots.map((lot) => pairedWith(event, lot).join()))
    expect(drawn.size).toBeGreaterThan(4)
    for (const pairs of drawn) {
      for (const pair of pairs.split(',')) expect(pair).toMatch(/^(p[1-4]-p[1-4]|p[5-8]-p[5-8])$/)
    }
  })

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

  it('[IA-40] unless it cannot be helped: a warning', () => {
    const event = skirmish({ players: ['a', 'b'] })
    play(event, 'a>b')
    expect(event.does({ kind: 'pair-round' })).toMatchObject([{ code: 'rematch', rule: 'IA-40' }])
  })

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
  it('[IA-67] only where somebody is left over', () => {
    for (const players of [4, 5, 6, 7]) {
      const event = skirmish({ players })
      paired(event)
      expect(byesOf(event)).toHaveLength(players % 2)
    }
  })

  it('[IA-42] the first round: by lot', () => {
    expect(imperialAssaultDe221.bye.firstRound).toEqual(clause('IA-42', 'by-chance'))
    const event = skirmish({ players: 3 })
    const sitting = new Set(
      lots.map((lot) => {
        pairedWith(event, lot)
        return byesOf(event)[0]
      }),
    )
    expect([...sitting].toSorted()).toEqual(['p1', 'p2', 'p3'])
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

  it('[IA-42] is worth a win, and is no opponent', () => {
    expect(imperialAssaultDe221.bye.outcome).toEqual(clause('IA-42', 'win'))
    const event = skirmish({ players: ['a', 'b', 'c'], structure: rounds(1) })
    play(event, 'a>b c')
    const row = standingsView(event.state()).rows.find(({ player }) => player === 'c')
    expect(row).toMatchObject({
      tournamentPoints: 1,
      opponents: [],
      strengthOfSchedule: '0',
      extendedStrengthOfSchedule: '0',
      marginOfVictory: null,
      tally: { won: 0, byes: 1 },
    })
  })
})
