import type { PlayerId } from '../../vocabulary/ids.ts'
import { rulesOf } from '../reading/rules.ts'
import { type CommandRecord, heads } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'

/**
 * Who is of one club, where clubs are not to meet in round 1; null where they may. What somebody's
 * club is called stands beside the log, so the players are handed in with it.
 */
export type KeepClubsApart = {
  readonly kind: 'keep-clubs-apart'
  readonly clubs: readonly (readonly PlayerId[])[] | null
}

/** Most documents draw round 1 by lot among everybody: there, nobody is kept from anybody. */
export const keepClubsApart: CommandRecord<KeepClubsApart> = {
  may: heads,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, { clubs }) => {
    const { pairing } = rulesOf(state.created).regulation
    const { avoidInFirstRound: honoured, firstRound } = pairing
    if (clubs !== null && honoured?.value.includes(state.created.tier) !== true) {
      const { rule } = honoured ?? firstRound
      return refuse({ code: 'round-one-by-lot', tiers: honoured?.value ?? [], rule })
    }
    const unknown = (clubs ?? []).flat().find((player) => !state.players.has(player))
    if (unknown !== undefined) return refuse({ code: 'unknown-player', player: unknown })
    if (state.rounds.length > 0) return refuse({ code: 'round-one-paired' })
    return grant([{ kind: 'clubs-kept-apart', clubs }])
  },
}
