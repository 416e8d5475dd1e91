import { grant, refuse } from '../../log/decision.ts'
import type { Decider } from '../ask.ts'
import { rulesOf } from '../rules.ts'

/** Takes tournament points away, where the document lets a leader do that. */
export const deductPoints: Decider<'deduct-points'> = (state, command) => {
  const { player, points } = command
  const { standings, id } = rulesOf(state.created).regulation
  if (standings.deduction === null) {
    return refuse({ code: 'not-in-this-regulation', what: 'deduct', regulation: id })
  }
  if (!state.players.has(player)) return refuse({ code: 'unknown-player', player })
  if (!Number.isInteger(points) || points < 1 || points > 999) {
    return refuse({ code: 'bad-value', field: 'points', expected: '1 … 999' })
  }
  const reason = command.reason.trim()
  if (reason === '') return refuse({ code: 'reason-needed' })
  return grant([{ kind: 'points-deducted', player, points, reason }])
}
