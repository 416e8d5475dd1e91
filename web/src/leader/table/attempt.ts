import type { Command, MatchId } from '@topcut/engine'
import type { Draft, Setting, Typed } from '../../parts/result/draft.ts'
import { resultTyped } from '../../parts/result/result-typed.ts'

/** A result as it is typed: what it says so far, and the command that Enter would give. */
export type Attempt = { readonly typed: Typed; readonly command: Command | null }

type For = {
  readonly match: MatchId
  readonly setting: Setting
  readonly isAmending: boolean
}

const known = new WeakMap<Draft, For & { readonly attempt: Attempt }>()

const commandFor = ({ match, isAmending }: For, draft: Draft, typed: Typed): Command | null => {
  if ('missing' in typed) return null
  const { result } = typed
  return isAmending
    ? { kind: 'amend-result', match, result, reason: draft.reason }
    : { kind: 'enter-result', match, result }
}

/** The same command for the row, the panel and the lane, so that it is decided once. */
export const attemptOf = (
  match: MatchId,
  setting: Setting,
  draft: Draft,
  isAmending = false,
): Attempt => {
  const before = known.get(draft)
  const isKnown =
    before?.match === match && before.setting === setting && before.isAmending === isAmending
  if (isKnown) return before.attempt
  const typed = resultTyped(draft, setting)
  const attempt = { typed, command: commandFor({ match, setting, isAmending }, draft, typed) }
  known.set(draft, { match, setting, isAmending, attempt })
  return attempt
}
