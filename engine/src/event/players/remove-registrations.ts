import type { PlayerId } from '../../vocabulary/ids.ts'
import { discardPairing } from '../rounds/discard-pairing.ts'
import type { Fact } from '../spine/answers.ts'
import { type CommandRecord, desk } from '../spine/command.ts'
import { grant, refuse, type Warning } from '../spine/decision.ts'
import type { EventState } from '../spine/state.ts'
import { takenPlaces, waitingList } from './places-in-hall.ts'

export type RemoveRegistrations = {
  readonly kind: 'remove-registrations'
  readonly players: readonly PlayerId[]
}

/** Registrations that nobody wanted, all of them or none: whoever plays leaves otherwise. */
export const removeRegistrations: CommandRecord<RemoveRegistrations> = {
  may: desk,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, command) => {
    const players = [...new Set(command.players)]
    const stay = players.filter((player) => !isRegistration(state, player))
    if (stay.length > 0 || players.length === 0)
      return refuse({ code: 'registrations-stay', players: stay })
    const discarded = discardPairing(state)
    const gone = players.map((player): Fact => ({ kind: 'player-dropped', player, after: 0 }))
    const warnings = [...discarded.warnings, ...placesFreed(state, new Set(players))]
    return grant([...discarded.facts, ...gone], warnings)
  },
}

/** Came in by registration and has not played. */
const isRegistration = ({ players }: EventState, player: PlayerId): boolean => {
  const status = players.get(player)?.status
  return status === 'registered' || status === 'waiting'
}

/** Before the start places go to those who have waited longest and still do. */
const placesFreed = (state: EventState, gone: ReadonlySet<PlayerId>): readonly Warning[] => {
  const { capacity, players, stages } = state
  const [next] = waitingList(state).filter(({ player }) => !gone.has(player))
  const freed = [...gone].filter((one) => players.get(one)?.status === 'registered').length
  const isFree = capacity === null || takenPlaces(state) - freed < capacity
  if (next === undefined || stages.length > 0 || freed === 0 || !isFree) return []
  return [{ code: 'place-free', next: next.player }]
}
