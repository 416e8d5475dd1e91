import { describe, expect, it } from 'vitest'
import { type Story, story } from '../../../testing/story.ts'
import { stagesOf } from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import { xWingEn32 } from './regulation.ts'

/** Pairs and publishes the next round, starts its clock and plays it; returns the minutes. */
const minutesOfRound = (event: Story): number | null | undefined => {
  event.does({ kind: 'pair-round' })
  event.does({ kind: 'publish-round' })
  event.does({ kind: 'start-clock' })
  const clock = event.state().rounds.at(-1)?.clock
  for (const match of event.state().rounds.at(-1)?.matches ?? []) {
    const result = { ending: 'destruction', score: [100, 0] } as const
    event.does({ kind: 'enter-result', match, result })
  }
  event.does({ kind: 'close-round' })
  return clock?.minutes
}

const cutTo = (cut: number, players = cut) => {
  const event = story({ players, structure: { kind: 'custom', stages: stagesOf(1, cut) } })
  const swiss = minutesOfRound(event)
  event.does({ kind: 'make-cut' })
  event.does({ kind: 'start-stage' })
  return { event, swiss }
}

describe('the clock', () => {
  it('[XWEN-14] 75 minutes in Swiss rounds and in elimination', () => {
    const { event, swiss } = cutTo(8)
    expect(swiss).toBe(75)
    expect(minutesOfRound(event)).toBe(75)
    expect(minutesOfRound(event)).toBe(75)
  })

  it('[XWEN-14] at time the game round is finished', () => {
    expect(xWingEn32.roundLength.atTime).toEqual(clause('XWEN-14', 'finish-game-round'))
  })

  it.each([2, 4, 8])('[XWEN-15] the final of %i is untimed', (cut) => {
    const { event } = cutTo(cut)
    const minutes = Array.from({ length: Math.log2(cut) }, () => minutesOfRound(event))
    expect(minutes).toEqual([...minutes.slice(0, -1).fill(75), null])
  })

  it('[XWEN-15] a last Swiss round is no final, even with one table', () => {
    const event = story({ players: 2, structure: { kind: 'custom', stages: stagesOf(1, 0) } })
    expect(minutesOfRound(event)).toBe(75)
  })
})
