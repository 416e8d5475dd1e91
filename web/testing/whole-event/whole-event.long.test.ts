import { regulations } from '@topcut/engine'
import { expect, it } from 'vitest'
import { runWholeEvents } from './whole-event.suite.ts'
import { days } from './whole-event-days.suite.ts'

it('no document is left out', () => {
  const played = Object.values(days).map(({ regulation }) => regulation)
  expect(played.toSorted()).toEqual(regulations.map(({ id }) => id).toSorted())
})

runWholeEvents(Object.values(days))
