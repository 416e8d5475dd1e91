import type { PlayedGame } from '../../event/reading/bracket/bracket.ts'
import type { ChartLine } from '../../pairing/elimination/play-chart.ts'
import type { Pair } from '../../vocabulary/seat.ts'
import type { Published } from '../redact.ts'
import { bracketView } from '../rounds/bracket.ts'
import { type PublicPlayer, publicPlayer } from './player.ts'
import { type PublicTable, publicTable } from './tables.ts'

type PublicGame = Pick<PlayedGame, 'game' | 'winner' | 'isDecided'> & {
  readonly slots: Pair<PublicPlayer | null>
  readonly table: PublicTable | null
}

/** A game of a chart with whoever is known to come there. */
type PublicLine = Pick<ChartLine, 'game' | 'slot' | 'from'> & Pick<PublicGame, 'slots'>

export type PublicBracket = {
  readonly rounds: readonly (readonly PublicGame[])[]
  /** Best seed first. */
  readonly seeds: readonly PublicPlayer[]
  /** Double elimination: the whole chart; empty where losers are out. */
  readonly chart: readonly PublicLine[]
  readonly champion: PublicPlayer | null
}

/** The bracket of the last elimination stage; null while there is none. */
export const publicBracket = (redacted: Published): PublicBracket | null => {
  const view = bracketView(redacted.state)
  if (view === null) return null
  const named = (player: PlayedGame['winner']) =>
    player === null ? null : publicPlayer(redacted, player)
  return {
    rounds: view.rounds.map((games) =>
      games.map(({ game, slots: [first, second], winner, isDecided, match }) => ({
        game,
        slots: [named(first), named(second)] as const,
        winner,
        isDecided,
        table: match === null ? null : publicTable(redacted, match),
      })),
    ),
    seeds: view.seeds.map((player) => publicPlayer(redacted, player)),
    chart: view.chart.map(({ game, slot, from, players: [first, second] }) => ({
      game,
      slot,
      from,
      slots: [named(first), named(second)] as const,
    })),
    // Somebody may have won because the other one left.
    champion: redacted.isEndKept ? null : named(view.champion),
  }
}
