import { type EventState, matchesOf, type PlayerId, type Round } from '@topcut/engine'
import type { NameOrder } from '../../../parts/name-order.ts'
import type { DeskWords } from '../../../words/desk.ts'

/** Where one player goes in a round. */
type PairingRow = {
  readonly player: PlayerId
  readonly name: string
  /** Null for somebody who does not play. */
  readonly table: number | null
  readonly against: PlayerId | null
  /** Why nobody sits opposite. */
  readonly instead: string | null
}

/** Everybody of a round by name, as they look for themselves. */
export const rowsByName = (
  state: EventState,
  round: Round,
  nameOf: (player: PlayerId) => string,
  { label, page }: Pick<DeskWords, 'label' | 'page'>,
  order: NameOrder,
): readonly PairingRow[] => {
  const playing = matchesOf(state, round).flatMap(({ players, table }) =>
    players.map((player, seat) => {
      const against = players[1 - seat] ?? null
      return { player, name: nameOf(player), table, against, instead: null }
    }),
  )
  const alone = (player: PlayerId, instead: string) => {
    return { player, name: nameOf(player), table: null, against: null, instead }
  }
  const rows = [
    ...playing,
    ...round.byes.map(({ player, kind }) => alone(player, label(`bye.${kind}`))),
    ...round.leftOut.map((player) => alone(player, page.leftOut)),
  ]
  return rows.toSorted(order.compare)
}
