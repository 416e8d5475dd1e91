import { grant, refuse } from '../../log/decision.ts'
import type { Decider } from '../ask.ts'

export const recordRuling: Decider<'record-ruling'> = (state, { ruling }) => {
  const unknown = ruling.players.find((player) => !state.players.has(player))
  if (unknown !== undefined) return refuse({ code: 'unknown-player', player: unknown })
  if (ruling.text.trim() === '') return refuse({ code: 'reason-needed' })
  return grant([{ kind: 'ruling-recorded', ruling }])
}
