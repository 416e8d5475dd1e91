import { rulingRefusals } from '../leaders/ruling-leader.ts'
import { missionWarnings } from '../reading/missions.ts'
import { openRound } from '../reading/rounds.ts'
import { announcedAnew } from '../set-up/announced-changes.ts'
import { untoldSeconds } from '../set-up/announcements.ts'
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
    const untold = untoldSeconds(state)
    const settled = settle([...rulingRefusals(state, round), ...untold], ask)
    if (settled.refusal !== null) return refuse(settled.refusal)
    // Whoever goes ahead with another second official than the announced one tells so by it.
    const anew = untold.length > 0 ? announcedAnew(state, ask.override) : []
    return grant(
      [...settled.facts, ...anew, { kind: 'round-published', round: number }],
      missionWarnings(state, number),
    )
  },
}
