import { type CommandRecord, organizer } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'

/** How many players the hall holds; null for any number. Whoever comes beyond it waits. */
export type SetCapacity = { readonly kind: 'set-capacity'; readonly players: number | null }

/** Whoever has a place keeps it, also where there are fewer from now on. */
export const setCapacity: CommandRecord<SetCapacity> = {
  may: organizer,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (_, { players }) => {
    if (players !== null && !(Number.isSafeInteger(players) && players > 0)) {
      return refuse({ code: 'bad-value', field: 'capacity', expected: '1 or more' })
    }
    return grant([{ kind: 'capacity-set', players }])
  },
}
