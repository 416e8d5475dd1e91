import { describe, expect, it } from 'vitest'
import { asPlayer } from '../../../testing/matters.ts'
import { role, story } from '../../../testing/story.ts'
import { clause } from '../../vocabulary/rule.ts'
import { fixedRounds } from '../suites/clock.suite.ts'
import { imperialAssaultDe221 } from './regulation.ts'

describe('the clock of a round', () => {
  fixedRounds(imperialAssaultDe221, {
    length: clause('IA-36', 65),
    final: clause('IA-36', 105),
    atTime: clause('IA-38', 'finish-game-round-and-status-phase'),
  })

  it('[IA-37] waits for a leader who sees that most are seated; no player starts it', () => {
    const event = story({ regulation: imperialAssaultDe221.id })
    event.seats('p1 - p2', 'p3 - p4')
    const clock = () => event.state().rounds.at(-1)?.clock ?? null
    expect(clock()).toBeNull()
    expect(event.refuses({ kind: 'start-clock' }, asPlayer('p1'))).toMatchObject({
      code: 'not-allowed',
      role: 'player',
    })
    for (const leader of ['organizer', 'marshal', 'judge'] as const) {
      expect(event.ask({ kind: 'start-clock' }, role(leader))).toMatchObject({
        granted: true,
        facts: [{ kind: 'clock-started', round: 1, minutes: 65 }],
      })
    }
  })
})
