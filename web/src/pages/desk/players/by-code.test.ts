import { type Entry, openEvent } from '@topcut/engine'
import { expect, it } from 'vitest'
import { player, register, sampleEvent } from '../../../../testing/sample-event.suite.ts'
import { registeredByCode } from './by-code.ts'

/** Registered one minute after another, the first at minute 1; the fourth at the desk. */
const evening = () => {
  const sample = sampleEvent()
  register(sample, 4)
  sample.give({ kind: 'remove-registrations', players: [player(3)] })
  return openEvent(
    sample.event().log.map((entry): Entry => {
      const { fact } = entry
      const isOwn = fact.kind === 'player-registered' && fact.player !== player(4)
      return isOwn ? { ...entry, by: { role: 'player', player: fact.player } } : entry
    }),
  )
}

it('finds who came by code in the last minutes and is still there, the latest first', () => {
  const found = (minute: number, minutes: number) =>
    registeredByCode(evening(), 1_000_000 + minute * 60_000, minutes).map(({ player }) => player)
  expect(found(6, 60)).toEqual([player(2), player(1)])
  expect(found(6, 4)).toEqual([player(2)])
  expect(found(6, 3)).toEqual([])
})
