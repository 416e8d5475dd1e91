import { currentRound, openMatches, regulations } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { player, sampleEvent } from '../../../../testing/sample-event.suite.ts'
import { practiceName } from './practice-names.ts'
import { practiceCreation, practicePlayers, practiceStep, practiceSteps } from './practice-step.ts'

describe('a practice event', () => {
  it.each(regulations)('stands in the middle of round 2, by $id', (regulation) => {
    const creation = practiceCreation(regulation, 'Practice', '2026-05-02')
    expect(creation.regulation).toBe(regulation.id)
    const sample = sampleEvent(creation)
    let steps = 0
    for (;;) {
      const next = practiceStep(sample.state(), () => player(steps), 'practice')
      if (next === null) break
      sample.give(next.command, next.override)
      steps++
    }
    expect(steps).toBe(practiceSteps)
    const state = sample.state()
    const round = currentRound(state)
    expect(round).toMatchObject({ number: 2, status: 'published' })
    expect(round && openMatches(state, round)).toHaveLength(6)
    expect(state.players.size).toBe(practicePlayers)
  })

  it('has no two players of one name', () => {
    const names = Array.from({ length: 100 }, (_, n) => practiceName(n))
    expect(new Set(names).size).toBe(100)
  })
})
