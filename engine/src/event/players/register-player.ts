import type { PlayerId } from '../../vocabulary/ids.ts'
import { isOwnMatter } from '../reading/own-matter.ts'
import { rulesOf } from '../reading/rules.ts'
import { type CommandRecord, deskAndPlayers } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'
import { settle } from '../spine/override.ts'
import { wishRefusal } from './change-wishes.ts'
import { nextNumber } from './entering.ts'
import { freePlaces, waitingList } from './places-in-hall.ts'
import { teamRefusals } from './team-refusals.ts'

export type RegisterPlayer = {
  readonly kind: 'register-player'
  readonly player: PlayerId
  readonly earnedBye?: boolean
  /** Whom this player asks not to meet in round 1. */
  readonly avoid?: readonly PlayerId[]
  /** How many people are named as this team; the desk may name them later. */
  readonly members?: number
}

export const registerPlayer: CommandRecord<RegisterPlayer> = {
  may: deskAndPlayers,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: true,
  decide: (state, command, ask) => {
    const { kind, player, earnedBye = false, avoid = [] } = command
    // A team that registers itself says who it is: nobody asks it later.
    const members = command.members ?? (ask.by.role === 'player' ? 0 : undefined)
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
    const refusal = wishRefusal(regulation, { player, avoid })
    if (refusal !== null) return refuse(refusal)
    const settled = settle(teamRefusals(state, members), ask)
    if (settled.refusal !== null) return refuse(settled.refusal)
    // A place that is free belongs to who has waited for one.
    const waits = freePlaces(state) === 0 || waitingList(state).length > 0
    const number = nextNumber(state)
    const waiting = waits ? ({ waiting: true } as const) : {}
    return grant([
      ...settled.facts,
      { kind: 'player-registered', player, number, earnedBye, avoid, ...waiting },
    ])
  },
}
