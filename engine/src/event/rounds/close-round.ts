import { confirmationRefusals } from '../reading/round-gates.ts'
import { openMatches, runningRound } from '../reading/rounds.ts'
import { type CommandRecord, desk } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'
import { settle } from '../spine/override.ts'

export type CloseRound = { readonly kind: 'close-round' }

export const closeRound: CommandRecord<CloseRound> = {
  may: desk,
  touches: 'rounds',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, _, ask) => {
    const round = runningRound(state)
    if ('refusal' in round) return refuse(round.refusal)
    const { number } = round
    const tables = openMatches(state, round).map((match) => match.table)
    if (tables.length > 0) return refuse({ code: 'results-missing', round: number, tables })
    const settled = settle(confirmationRefusals(state, round), ask)
    if (settled.refusal !== null) return refuse(settled.refusal)
    return grant([...settled.facts, { kind: 'round-closed', round: number }])
  },
}
