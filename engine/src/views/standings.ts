import { lastCountedRound } from '../event/reading/ledger-of.ts'
import { standingsOf } from '../event/reading/standings-of.ts'
import type { EventState } from '../event/spine/state.ts'
import { approximately, fractionText } from '../standings/fraction.ts'
import type { Standing } from '../standings/standings.ts'
import type { PlayerStatus } from '../vocabulary/player.ts'

/** A line as it travels and is shown: exact values as texts, a decimal only to look at. */
export type StandingRow = Omit<Standing, 'strengthOfSchedule' | 'extendedStrengthOfSchedule'> & {
  readonly extendedStrengthOfSchedule: string | null
  readonly strengthOfSchedule: string
  readonly strengthOfScheduleShown: number
  readonly status: PlayerStatus
}

type StandingsView = { readonly afterRound: number; readonly rows: readonly StandingRow[] }

export const standingsView = (state: EventState, afterRound?: number): StandingsView => {
  const after = Math.min(afterRound ?? lastCountedRound(state), lastCountedRound(state))
  return {
    afterRound: after,
    rows: standingsOf(state, after).map((standing) => ({
      ...standing,
      strengthOfSchedule: fractionText(standing.strengthOfSchedule),
      extendedStrengthOfSchedule:
        standing.extendedStrengthOfSchedule === null
          ? null
          : fractionText(standing.extendedStrengthOfSchedule),
      strengthOfScheduleShown: approximately(standing.strengthOfSchedule),
      status: state.players.get(standing.player)?.status ?? 'active',
    })),
  }
}
