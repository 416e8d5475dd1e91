import { isLeader } from '../../vocabulary/role.ts'
import type { Fact, Refusal } from './answers.ts'
import type { Ask } from './ask.ts'

type Settled =
  | { readonly refusal: Refusal }
  | { readonly refusal: null; readonly facts: readonly Fact[] }

/**
 * Weighs what speaks against a command: the first refusal stands, unless each gives way to a
 * leader who says why; then every overridden rule goes on record.
 */
export const settle = (refusals: readonly Refusal[], ask: Ask): Settled => {
  const reason = ask.override?.trim() ?? ''
  const mayOverride = reason !== '' && isLeader(ask.by)
  const standing = refusals.find((refusal) => !(mayOverride && refusal.overridable === true))
  if (standing !== undefined) return { refusal: standing }
  return {
    refusal: null,
    facts: refusals.map((refusal) => ({ kind: 'rule-overridden', refusal, reason })),
  }
}
