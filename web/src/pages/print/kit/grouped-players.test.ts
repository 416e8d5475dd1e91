import { describe, expect, it } from 'vitest'
import {
  player,
  playOut,
  publish,
  register,
  sampleEvent,
  start,
} from '../../../../testing/sample-event.suite.ts'
import { nameOrder } from '../../../parts/name-order.ts'
import { groupedPlayers } from './grouped-players.ts'

const nameOf = (id: string) => id

describe('players by points group', () => {
  it('stand in one group before the first round', () => {
    const sample = sampleEvent()
    register(sample, 3)
    const [group, ...others] = groupedPlayers(sample.state(), nameOf, nameOrder('en'))
    expect(others).toEqual([])
    expect(group?.points).toBe(0)
    expect(group?.players.map(({ number, met }) => [number, met])).toEqual([
      [1, []],
      [2, []],
      [3, []],
    ])
  })

  it('stand from the top, with whom they have met and the bye they had', () => {
    const sample = sampleEvent()
    start(sample, 5)
    publish(sample)
    playOut(sample)
    const groups = groupedPlayers(sample.state(), nameOf, nameOrder('en'))
    expect(groups.map(({ points, players }) => [points, players.length])).toEqual([
      [5, 3],
      [0, 2],
    ])
    const all = groups.flatMap(({ players }) => players)
    expect(all.filter(({ hadBye }) => hadBye)).toHaveLength(1)
    for (const { number, met } of all) {
      for (const other of met) {
        expect(all.find((one) => one.number === other)?.met).toEqual([number])
      }
    }
  })

  it('have met whom they are just playing', () => {
    const sample = sampleEvent()
    start(sample, 4)
    publish(sample)
    const players = groupedPlayers(sample.state(), nameOf, nameOrder('en')).flatMap(
      (group) => group.players,
    )
    expect(players.map(({ met }) => met.length)).toEqual([1, 1, 1, 1])
  })

  it('[LCG-34] stand by their numbers where a group is folded', () => {
    const names = (id: string) => `${100 - Number(id.slice(1))}`
    const numbers = (regulation: string) => {
      const structure = {
        kind: 'custom',
        stages: [{ kind: 'swiss', rounds: 3, cut: null }],
      } as const
      const sample = sampleEvent({ regulation, tier: 'casual', structure })
      register(sample, 3)
      const [group] = groupedPlayers(sample.state(), names, nameOrder('en'))
      return group?.players.map(({ number }) => number)
    }
    expect(numbers('card-game/de-2014')).toEqual([1, 2, 3])
    expect(numbers('x-wing/de')).toEqual([3, 2, 1])
  })

  it('are only those who are still in', () => {
    const sample = sampleEvent()
    start(sample, 4)
    publish(sample)
    playOut(sample)
    sample.give({ kind: 'drop-player', player: player(2), when: 'now' })
    const players = groupedPlayers(sample.state(), nameOf, nameOrder('en')).flatMap(
      (group) => group.players,
    )
    expect(players.map(({ number }) => number).toSorted()).toEqual([1, 3, 4])
  })
})
