import type { PlayerId } from '../../vocabulary/ids.ts'
import { lastCountedRound } from '../reading/ledger-of.ts'
import { rulesOf } from '../reading/rules.ts'
import { anyLeader, type CommandRecord } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'
import type { EventState } from '../spine/state.ts'
import { sanctionRefusal } from './sanction-refusal.ts'

export type DeductPoints = {
  readonly kind: 'deduct-points'
  readonly player: PlayerId
  readonly points: number
  readonly reason: string
}

/** Takes tournament points away, where the document lets a leader do that. */
export const deductPoints: CommandRecord<DeductPoints> = {
  may: anyLeader,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, command, ask) => {
    const { kind, player, points } = command
    const { standings, id } = rulesOf(state.created).regulation
    if (standings.deduction === null) {
      return refuse({ code: 'not-in-this-regulation', what: 'deduct', regulation: id })
    }
    if (!state.players.has(player)) return refuse({ code: 'unknown-player', player })
    if (!isDeduction(points)) {
      return refuse({ code: 'bad-value', field: 'points', expected: '1 … 999' })
    }
    const reason = command.reason.trim()
    if (reason === '') return refuse({ code: 'reason-needed' })
    const refusal = sanctionRefusal(state, player, ask.by, kind)
    if (refusal !== null) return refuse(refusal)
    const round = lastRoundOf(state, player)
    return grant([{ kind: 'points-deducted', player, points, reason, round }])
  },
}

export const isDeduction = (points: number): boolean =>
  Number.isInteger(points) && points >= 1 && points <= 999

/** The last round that counts for a player: who missed a cut stands where the cut left them. */
const lastRoundOf = (state: EventState, player: PlayerId): number => {
  const missed = state.stages.find(
    ({ plan, entrants }, index) => index > 0 && plan.kind === 'swiss' && !entrants.includes(player),
  )
  const last = lastCountedRound(state)
  return missed === undefined ? last : Math.min(last, missed.firstRound - 1)
}
