import type { PlayerId } from '../../vocabulary/ids.ts'
import type { MaterialOutcome, ProxyCard } from '../../vocabulary/material.ts'

/** What a leader has to settle, known by the number of the entry that began it. */
export type Matter = 'call' | 'case' | 'proposal' | 'ruling'

export type RulingRefusal =
  | { readonly code: 'unknown-matter'; readonly matter: Matter; readonly n: number }
  | { readonly code: 'matter-settled'; readonly matter: Matter; readonly n: number }
  | { readonly code: 'ruling-final'; readonly ruling: number }
  | { readonly code: 'appeal-missing'; readonly ruling: number }
  | { readonly code: 'proposal-needed'; readonly player: PlayerId }
  | { readonly code: 'players-needed' }
  | { readonly code: 'proxy-incomplete'; readonly missing: readonly (keyof ProxyCard)[] }
  | { readonly code: 'outcome-not-possible'; readonly outcome: MaterialOutcome }
  | { readonly code: 'sharing-too-late'; readonly table: number }
  | { readonly code: 'material-missing'; readonly players: readonly PlayerId[] }
