import { grant, refuse } from '../../log/decision.ts'
import type { Decider } from '../ask.ts'
import { nextNumber } from '../players.ts'
import { rulesOf } from '../rules.ts'

export const registerPlayer: Decider<'register-player'> = (state, command) => {
  const { player, earnedBye = false, avoid = [] } = command
  if (state.players.has(player)) return refuse({ code: 'already-registered', player })
  if (state.stages.length > 0) return refuse({ code: 'registration-over', player })
  const { regulation } = rulesOf(state.created)
  if (earnedBye && regulation.bye.earned === null) {
    const what = 'earnedBye'
    return refuse({ code: 'not-in-this-regulation', what, regulation: regulation.id })
  }
  if (avoid.length > 0 && regulation.pairing.avoidInFirstRound === null) {
    const what = 'avoid'
    return refuse({ code: 'not-in-this-regulation', what, regulation: regulation.id })
  }
  return grant([{ kind: 'player-registered', player, number: nextNumber(state), earnedBye, avoid }])
}
