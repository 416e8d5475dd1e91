import type { Role } from '../../vocabulary/role.ts'
import type { FactKind } from '../fact.ts'

export type LogRefusal =
  | { readonly code: 'not-allowed'; readonly role: Role; readonly command: string }
  | { readonly code: 'not-in-this-regulation'; readonly what: string; readonly regulation: string }
  | { readonly code: 'bad-value'; readonly field: string; readonly expected: string }
  | { readonly code: 'reason-needed' }
  | { readonly code: 'unknown-entry'; readonly entry: number }
  | { readonly code: 'already-undone'; readonly entry: number }
  | { readonly code: 'cannot-undo-creation' }
  | {
      readonly code: 'later-facts-depend'
      readonly entry: number
      readonly entries: readonly { readonly n: number; readonly kind: FactKind }[]
    }
