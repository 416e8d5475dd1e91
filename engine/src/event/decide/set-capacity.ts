import { grant, refuse } from '../../log/decision.ts'
import type { Decider } from '../ask.ts'

/** Whoever has a place keeps it, also where there are fewer from now on. */
export const setCapacity: Decider<'set-capacity'> = (_, { players }) => {
  if (players !== null && !(Number.isSafeInteger(players) && players > 0)) {
    return refuse({ code: 'bad-value', field: 'capacity', expected: '1 or more' })
  }
  return grant([{ kind: 'capacity-set', players }])
}
