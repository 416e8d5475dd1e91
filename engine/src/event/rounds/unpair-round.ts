import { openRound } from '../reading/rounds.ts'
import { type CommandRecord, heads } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'

export type UnpairRound = { readonly kind: 'unpair-round' }

/** Takes back a pairing that nobody has seen yet. */
export const unpairRound: CommandRecord<UnpairRound> = {
  may: heads,
  touches: 'rounds',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state) => {
    const round = openRound(state)
    if (round === null) return refuse({ code: 'no-round' })
    const { number } = round
    if (round.status !== 'paired') return refuse({ code: 'round-already-published', round: number })
    return grant([{ kind: 'round-unpaired', round: number }])
  },
}
