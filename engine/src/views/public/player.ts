import type { PlayerId } from '../../vocabulary/ids.ts'
import type { PlayerStatus } from '../../vocabulary/player.ts'
import type { Redacted } from '../redact.ts'

/** A player as everybody may name them; carried by every line, so that a phone need not join. */
export type PublicPlayer = {
  readonly player: PlayerId
  readonly number: number
  readonly name: string
}

export const publicPlayer = ({ state, names }: Redacted, player: PlayerId): PublicPlayer => {
  const number = state.players.get(player)?.number ?? 0
  return { player, number, name: names.get(player) ?? `#${number}` }
}

export type PublicPlayerRow = PublicPlayer & {
  readonly status: PlayerStatus
  readonly checkedIn: boolean
  /** Who plays as this one team; nobody where everybody plays alone. */
  readonly members: readonly string[]
}

/** Everybody who registered, by number. */
export const publicPlayers = (redacted: Redacted): readonly PublicPlayerRow[] =>
  [...redacted.state.players.values()]
    .toSorted((a, b) => a.number - b.number)
    .map(({ player, status, checkedIn }) => ({
      ...publicPlayer(redacted, player),
      status,
      checkedIn,
      members: redacted.members.get(player) ?? [],
    }))
