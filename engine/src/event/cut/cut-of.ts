import type { PlayerId } from '../../vocabulary/ids.ts'
import { activePlayers } from '../reading/rounds.ts'
import { rulesOf } from '../reading/rules.ts'
import { standingsOf } from '../reading/standings-of.ts'
import type { EventState } from '../spine/state.ts'

type Cut = {
  /** Best seed first. */
  readonly seeds: readonly PlayerId[]
  readonly otherReading: {
    readonly in: readonly PlayerId[]
    readonly out: readonly PlayerId[]
  } | null
}

/**
 * Who goes on. The document's order for the cut may pick others than its standings would; seeds
 * always follow the standings, and the leader is told where the two readings differ.
 */
export const cutOf = (state: EventState, size: number): Cut => {
  const { cutOrder } = rulesOf(state.created).readings
  // Whom an earlier cut left behind is still there, but does not come back.
  const left = new Set(activePlayers(state).map(({ player }) => player))
  const best = (order: 'standings' | 'cut') =>
    standingsOf(state, undefined, order)
      .filter(({ player, place }) => place !== null && left.has(player))
      .slice(0, size)
      .map(({ player }) => player)
  const [literal, full] = [best('cut'), best('standings')]
  const [chosen, other] = cutOrder === 'standings' ? [full, literal] : [literal, full]
  const seeds = standingsOf(state)
    .map(({ player }) => player)
    .filter((player) => chosen.includes(player))
  const changed = {
    in: other.filter((player) => !chosen.includes(player)),
    out: chosen.filter((player) => !other.includes(player)),
  }
  return { seeds, otherReading: changed.in.length > 0 ? changed : null }
}
