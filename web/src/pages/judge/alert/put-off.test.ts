import { eventId } from '@topcut/engine'
import { expect, it } from 'vitest'
import { putCallOff, putOff, putOffIn } from './put-off.ts'

it('a call that was put off in one event still rings in the next, where it has the same number', () => {
  const [today, tomorrow] = [eventId('today'), eventId('tomorrow')]
  putCallOff(today, 12)
  putCallOff(today, 15)
  expect([...putOffIn(putOff.get(), today)]).toEqual([12, 15])
  expect([...putOffIn(putOff.get(), tomorrow)]).toEqual([])
})
