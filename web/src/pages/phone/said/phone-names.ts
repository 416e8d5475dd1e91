import { type OwnView, type PublicPlayer, regulationOf } from '@topcut/engine'
import type { Names } from '@topcut/protocol/words'

/** How ids are shown to a player: everybody one has met or stands next to, by their public names. */
export const phoneNames = (me: OwnView): Names => {
  const known: readonly PublicPlayer[] = [
    ...me.named,
    ...me.matches.flatMap(({ players }) => players),
    me.player,
  ]
  const names = new Map(known.map(({ player, name }) => [player, name]))
  const matches = new Map(
    me.matches.map(({ match, table, players: [first, second] }) => [
      match,
      { table, players: [first.player, second.player] as const },
    ]),
  )
  return {
    player: (id) => names.get(id) ?? '–',
    leader: () => '–',
    regulation: (id) => regulationOf(id)?.name ?? id,
    match: (id) => matches.get(id) ?? null,
  }
}
