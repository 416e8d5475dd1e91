import { rulingRefusals } from '../leaders/ruling-leader.ts'
import { openRound } from '../reading/rounds.ts'
import { type CommandRecord, heads } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'
import { settle } from '../spine/override.ts'

export type PublishRound = { readonly kind: 'publish-round' }

export const publishRound: CommandRecord<PublishRound> = {
  may: heads,
  touches: 'rounds',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, _, ask) => {
    const round = openRound(state)
    if (round === null) return refuse({ code: 'no-round' })
    const { number } = round
    if (round.status !== 'paired') return refuse({ code: 'round-already-published', round: number })
    const settled = settle(rulingRefusals(state, round), ask)
    if (settled.refusal !== null) return refuse(settled.refusal)
    return grant([...settled.facts, { kind: 'round-published', round: number }])
  },
}
