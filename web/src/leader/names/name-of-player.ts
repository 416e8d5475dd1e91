import type { Actor } from '@topcut/engine'
import type { Names } from '@topcut/protocol/words'

/** Who did something as a player: by name, and which of a team where that is known. */
export const nameOfPlayer = (
  names: Names,
  { player, member }: Pick<Actor, 'player' | 'member'>,
): string | undefined => {
  if (player === undefined) return undefined
  const who = member === undefined ? undefined : names.members?.(player)[member - 1]
  const name = names.player(player)
  return who === undefined ? name : `${who} (${name})`
}
