import type { Decider } from '../spine/ask.ts'
import { grant, refuse } from '../spine/decision.ts'

/** Whoever has a place keeps it, also where there are fewer from now on. */
export const setCapacity: Decider<'set-capacity'> = (_, { players }) => {
  if (players !== null && !(Number.isSafeInteger(players) && players > 0)) {
    return refuse({ code: 'bad-value', field: 'capacity', expected: '1 or more' })
  }
  return grant([{ kind: 'capacity-set', players }])
}
