import type { PlayerId } from '../../vocabulary/ids.ts'

export type TableFact =
  | { readonly kind: 'table-assigned'; readonly player: PlayerId; readonly table: number | null }
  | { readonly kind: 'tables-set'; readonly first: number; readonly closed: readonly number[] }
  | { readonly kind: 'table-featured'; readonly table: number | null }

export type TableRefusal =
  | { readonly code: 'table-not-in-hall'; readonly table: number }
  | { readonly code: 'table-not-played'; readonly table: number; readonly round: number }
