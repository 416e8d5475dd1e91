import { describe, expect, it } from 'vitest'
import { playByHand } from '../../../testing/by-hand.ts'
import { id, names, type Setting, type Story, story } from '../../../testing/story.ts'
import { currentRound, matchesOf, type StagePlan, stagesOf, standingsView } from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import { xWingDe } from './regulation.ts'

const german = (setting: Setting = {}): Story => story({ regulation: 'x-wing/de', ...setting })

describe('the cut', () => {
  it.each([4, 8, 16, 32])('[XWDE-73] the best %i of the ranking go on', (size) => {
    const event = german({
      players: size + 2,
      structure: { kind: 'custom', stages: stagesOf(1, size) },
    })
    event.playRound()
    const best = standingsView(event.state()).rows.slice(0, size)
    event.does({ kind: 'make-cut' })
    expect(event.state().cut?.seeds).toEqual(best.map(({ player }) => player))
  })

  it('[XWDE-73] after the set number of rounds, and all others are out', () => {
    const event = german({ players: 6, structure: { kind: 'custom', stages: stagesOf(2, 4) } })
    event.playRound()
    expect(event.refuses({ kind: 'make-cut' })).toEqual({ code: 'cut-not-due' })
    event.playRound()
    event.does({ kind: 'make-cut' })
    event.does({ kind: 'start-stage' })
    event.does({ kind: 'pair-round' })
    const round = currentRound(event.state()) ?? expect.fail('no round')
    const players = matchesOf(event.state(), round).flatMap((match) => match.players)
    const out = names(6).filter((name) => event.state().cut?.seeds.includes(id(name)) === false)
    expect(out).toHaveLength(2)
    expect(players.toSorted()).toEqual(names(6).filter((name) => !out.includes(name)))
  })

  it('[XWDE-73] elimination or further Swiss rounds may follow it', () => {
    expect(xWingDe.structure.afterCut).toEqual(clause('XWDE-73', ['elimination', 'swiss']))
    expect(xWingDe.structure.finals).toBe('elimination')
  })

  it.each([
    ['carry', 'b a d c'],
    ['reset', 'b d a c'],
  ] as const)('[XWDE-73] points into further Swiss rounds: %s', (afterCut, expected) => {
    const stages: readonly StagePlan[] = [
      { kind: 'swiss', rounds: 2, cut: null },
      { kind: 'swiss', rounds: 1, cut: 4 },
    ]
    const event = german({
      players: ['a', 'b', 'c', 'd', 'w', 'x'],
      structure: { kind: 'custom', stages },
      options: { afterCut },
    })
    // 2, 2, 1 and 1 points with margins of 350, 300, 240 and 210.
    playByHand(event, 'a 100-0 w, b 100-50 x, c 100-10 d')
    playByHand(event, 'a 100-50 c, b 100-50 w, d 100-0 x')
    event.does({ kind: 'make-cut' })
    expect(event.state().cut?.seeds.join(' ')).toBe('a b c d')
    event.does({ kind: 'start-stage' })
    playByHand(event, 'a 90-100 d, b 100-20 c')
    event.does({ kind: 'finish-event' })
    const places = event.state().finished?.places.map(({ player }) => player) ?? []
    expect(places.slice(0, 4).join(' ')).toBe(expected)
    expect(places.slice(4).toSorted()).toEqual(['w', 'x'])
  })
})
