import { grant, refuse } from '../../log/decision.ts'
import type { Decider } from '../ask.ts'
import { isOwnMatter } from '../own-matter.ts'
import { nextNumber } from '../players.ts'
import { rulesOf } from '../rules.ts'

export const registerPlayer: Decider<'register-player'> = (state, command, ask) => {
  const { kind, player, earnedBye = false, avoid = [] } = command
  // Whoever registers oneself brings no bye along: that is the desk's to see.
  if (!isOwnMatter(ask, player) || (ask.by.role === 'player' && earnedBye)) {
    return refuse({ code: 'not-allowed', role: ask.by.role, command: kind })
  }
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
  if (avoid.includes(player)) return refuse({ code: 'plays-self', player })
  return grant([{ kind: 'player-registered', player, number: nextNumber(state), earnedBye, avoid }])
}
