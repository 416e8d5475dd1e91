import type { PlayerId } from '../../vocabulary/ids.ts'
import { currentStage } from '../reading/rounds.ts'
import { rulesOf } from '../reading/rules.ts'
import { discardPairing } from '../rounds/discard-pairing.ts'
import type { Refusal } from '../spine/answers.ts'
import { type CommandRecord, organizer } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'
import { settle } from '../spine/override.ts'
import { missedRounds } from './entering.ts'
import { hallRefusals } from './places-in-hall.ts'

export type ReadmitPlayer = { readonly kind: 'readmit-player'; readonly player: PlayerId }

/** Lets a player back in, with an unpaired loss for every round missed, in the same stage only. */
export const readmitPlayer: CommandRecord<ReadmitPlayer> = {
  may: organizer,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, { player }, ask) => {
    const before = state.players.get(player)
    if (before === undefined) return refuse({ code: 'unknown-player', player })
    if (before.status === 'disqualified') return refuse({ code: 'disqualified-for-good', player })
    if (before.status !== 'dropped') return refuse({ code: 'still-active', player })
    const isOff = rulesOf(state.created).readings.readmission === 'off'
    const off: readonly Refusal[] = isOff
      ? [{ code: 'readmission-off', player, overridable: true }]
      : []
    const settled = settle([...off, ...hallRefusals(state, player)], ask)
    if (settled.refusal !== null) return refuse(settled.refusal)
    const last = before.lastRound ?? 0
    const stage = currentStage(state)
    const isSameStage =
      stage !== null && last + 1 >= stage.firstRound && stage.plan.kind === 'swiss'
    // After a cut only those come back who had gone on.
    const isInStage = state.stages.length < 2 || stage?.entrants.includes(player) === true
    const isCut = state.cut?.stage === state.stages.length
    if (!isSameStage || !isInStage || isCut) return refuse({ code: 'stage-over', player })
    const { facts, warnings } = discardPairing(state)
    const missed = missedRounds(state, last + 1)
    return grant(
      [...settled.facts, ...facts, { kind: 'player-readmitted', player, missed }],
      warnings,
    )
  },
}
