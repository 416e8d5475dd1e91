import type { PlayerId } from '../../vocabulary/ids.ts'

export type TableFact =
  | { readonly kind: 'table-assigned'; readonly player: PlayerId; readonly table: number | null }
  | { readonly kind: 'tables-set'; readonly first: number; readonly closed: readonly number[] }

export type TableRefusal = { readonly code: 'table-not-in-hall'; readonly table: number }
