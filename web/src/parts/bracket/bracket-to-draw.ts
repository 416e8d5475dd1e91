import type { BracketView, PlayerId } from '@topcut/engine'
import type { BracketToDraw } from '@topcut/protocol/bracket'

/** A bracket as leaders know it, with the names their page goes by. */
export const bracketToDraw = (
  { rounds, seeds, chart, champion }: BracketView,
  nameOf: (player: PlayerId) => string,
  membersOf: (player: PlayerId) => readonly string[] = () => [],
): BracketToDraw => {
  const known = (player: PlayerId) => ({
    player,
    name: nameOf(player),
    members: membersOf(player),
  })
  const named = (player: PlayerId | null) => (player === null ? null : known(player))
  return {
    rounds: rounds.map((games) =>
      games.map(({ game, slots: [first, second], winner, isDecided, match }) => ({
        game,
        slots: [named(first), named(second)] as const,
        winner,
        isDecided,
        table: match,
      })),
    ),
    seeds: seeds.map(known),
    chart: chart.map(({ game, slot, from, players: [first, second] }) => ({
      game,
      slot,
      from,
      slots: [named(first), named(second)] as const,
    })),
    champion: named(champion),
  }
}
