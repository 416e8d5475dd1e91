import type { PlayerState } from '../../event/spine/state.ts'
import { numberAsName, type PublicName } from '../../people/public-names.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import type { PlayerStatus } from '../../vocabulary/player.ts'
import type { Published } from '../redact.ts'

/** A player as everybody may name them; carried by every line, so that a phone need not join. */
export type PublicPlayer = {
  readonly player: PlayerId
  readonly number: number
  readonly name: PublicName
  /** Who plays as this one team; absent where everybody plays alone, or nobody was named. */
  readonly members?: readonly PublicName[]
}

export const publicPlayer = (
  { state, names, members }: Pick<Published, 'state' | 'names' | 'members'>,
  player: PlayerId,
): PublicPlayer => {
  const number = state.players.get(player)?.number ?? 0
  const people = members.get(player) ?? []
  return {
    player,
    number,
    name: names.get(player) ?? numberAsName(number),
    ...(people.length === 0 ? {} : { members: people }),
  }
}

export type PublicPlayerRow = PublicPlayer & {
  readonly status: PlayerStatus
  readonly checkedIn: boolean
  readonly members: readonly PublicName[]
}

export const publicPlayerRow = (
  redacted: Published,
  { player, status, checkedIn }: PlayerState,
): PublicPlayerRow => ({
  ...publicPlayer(redacted, player),
  status,
  checkedIn,
  members: redacted.members.get(player) ?? [],
})

/** Everybody who registered, by number. */
export const publicPlayers = (redacted: Published): readonly PublicPlayerRow[] =>
  [...redacted.state.players.values()]
    .toSorted((a, b) => a.number - b.number)
    .map((player) => publicPlayerRow(redacted, player))
