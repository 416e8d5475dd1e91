import { describe, expect, it } from 'vitest'
import { id, story } from '../../../testing/story.ts'
import type { Structure } from '../../vocabulary/stage.ts'
import { forecastView } from './forecast.ts'

const rounds = (count: number): Structure => ({
  kind: 'custom',
  stages: [{ kind: 'swiss', rounds: count, cut: null }],
})

describe('whether all planned rounds can be paired without a rematch', () => {
  it('is certain before round 1 where there are players enough', () => {
    const told = story({ players: 16, structure: rounds(4), started: false })
    expect(forecastView(told.state())).toEqual({ certain: true })
  })

  it('is impossible where there are more rounds than opponents', () => {
    const told = story({ players: 4, structure: rounds(4), started: false })
    expect(forecastView(told.state())).toMatchObject({ certain: false, risk: 1 })
  })

  it('is a risk in between, and the same for the same event', () => {
    const told = story({ players: 6, structure: rounds(5), started: false })
    const forecast = forecastView(told.state())
    expect(forecast).toMatchObject({ certain: false })
    expect(forecastView(told.state())).toEqual(forecast)
  })

  it('looks again after a drop', () => {
    const told = story({ players: 8, structure: rounds(4) })
    told.playRound()
    told.playRound()
    const before = forecastView(told.state())
    for (const player of ['p1', 'p2', 'p3', 'p4']) {
      told.does({ kind: 'drop-player', player: id(player), when: 'now' })
    }
    expect(forecastView(told.state())).not.toEqual(before)
  })

  it('says nothing where no end is planned or all is played', () => {
    expect(forecastView(story().state())).toBeNull()
    const told = story({ players: 4, structure: rounds(1) })
    told.playRound()
    expect(forecastView(told.state())).toBeNull()
  })
})
