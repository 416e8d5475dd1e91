import type { PlayerId, PublicPlayer, PublicTable, PublicTables } from '@topcut/engine'
import type { NameOrder } from '../name-order.ts'

/** Where somebody sits in a round; without a table where nobody is to be met. */
export type Seated = {
  readonly player: PlayerId
  readonly name: string
  /** Who plays as this one team. */
  readonly members: readonly string[]
  readonly table: number | null
  readonly opponent: PublicPlayer | null
  /** Who rules there, where a leader plays. */
  readonly ruling: PublicTable['ruling']
}

/** Everybody of a round by name, as they look for themselves on a list. */
export const seatedByName = (
  { tables, byes }: Pick<PublicTables, 'tables' | 'byes'>,
  order: NameOrder,
): readonly Seated[] =>
  [
    ...tables.flatMap(({ table, players: [first, second], ruling }) => [
      { ...first, table, opponent: second, ruling },
      { ...second, table, opponent: first, ruling },
    ]),
    ...byes.map((bye) => ({ ...bye, table: null, opponent: null, ruling: undefined })),
  ]
    .map(({ player, name, members = [], table, opponent, ruling }): Seated => {
      return { player, name, members, table, opponent, ruling }
    })
    .toSorted((a, b) => order.compare(a, b) || (a.table ?? 0) - (b.table ?? 0))
