import { describe, expect, it } from 'vitest'
import { id, story } from '../../../testing/story.ts'
import { awaiting, openRound } from '../../index.ts'
import { xWingEn32 } from './regulation.ts'

/** Nine players, four rounds, a cut to four. */
const cut = () => {
  const event = story({ players: 9, tier: 'competitive', structure: { kind: 'competitive' } })
  for (let round = 1; round <= 4; round++) event.playRound()
  event.does({ kind: 'make-cut' })
  return event
}

describe('a place in the elimination rounds', () => {
  it('[XWEN-63] goes to the next in the standings until the bracket is seeded', () => {
    const event = cut()
    const [first, second, third, fourth] = event.state().cut?.seeds ?? []
    event.does({ kind: 'decline-place', player: second ?? id('') })
    const seeds = event.state().cut?.seeds ?? []
    expect(seeds.slice(0, 3)).toEqual([first, third, fourth])
    expect(seeds).toHaveLength(4)
  })

  it('[XWEN-63] is lost once the bracket is seeded', () => {
    const event = cut()
    event.does({ kind: 'start-stage' })
    const [, second] = event.state().cut?.seeds ?? []
    expect(event.refuses({ kind: 'decline-place', player: second ?? id('') })).toMatchObject({
      code: 'stage-running',
      rule: 'XWEN-63',
    })
    expect(xWingEn32.cut.replacement.value).toBe('until-seeded')
  })
})

describe('who leaves the elimination rounds', () => {
  it('[XWEN-64] is out, and the opponent moves on', () => {
    const event = cut()
    event.does({ kind: 'start-stage' })
    event.does({ kind: 'pair-round' })
    event.does({ kind: 'publish-round' })
    const match = event.matchAt(1)
    event.wins(event.matchAt(2).players[0])
    event.does({ kind: 'drop-player', player: match.players[0], when: 'now' })
    event.does({ kind: 'close-round' })
    event.does({ kind: 'pair-round' })
    const round = openRound(event.state())
    expect(round?.matches).toHaveLength(1)
    expect(event.matchAt(1).players).toContain(match.players[1])
    expect(awaiting(event.state()).step).toBe('publish-round')
    expect(xWingEn32.elimination.withdrawal.value).toBe('opponent-moves-on')
  })
})
