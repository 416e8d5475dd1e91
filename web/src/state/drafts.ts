import { useCallback } from 'react'
import { keep, readKept } from './kept.ts'
import { openState, type State } from './state.ts'
import { useStateOf } from './use-state-of.ts'

const session = () => window.sessionStorage
const drafts = new Map<string, State<unknown>>()

/** Kept by an older page, it may lack what has been added to the form since. */
const whole = <T>(kept: T, empty: T): T => {
  const isForm = typeof empty === 'object' && empty !== null && !Array.isArray(empty)
  return isForm ? { ...empty, ...kept } : kept
}

const stateFor = <T>(key: string, empty: T): State<T> => {
  const before = drafts.get(key)
  if (before !== undefined) return before as State<T>
  const kept = readKept(session, key)
  let value = empty
  try {
    if (kept !== null) value = whole(JSON.parse(kept) as T, empty)
  } catch {
    // What cannot be read was never typed.
  }
  const state = openState(value)
  drafts.set(key, state as State<unknown>)
  return state
}

/**
 * Something typed but not sent. It outlives a look at another section, a lost connection and a
 * reloaded page: nobody should have to type a slip twice. The last of the three answers with what
 * stands there when an answer has come, which may be more than was sent.
 */
export const useDraft = <T>(
  key: string,
  empty: T,
): readonly [T, (value: T | null) => void, () => T] => {
  const state = stateFor(`topcut.draft.${key}`, empty)
  const value = useStateOf(state)
  const set = useCallback(
    (next: T | null) => {
      keep(session, `topcut.draft.${key}`, next === null ? null : JSON.stringify(next))
      state.set(next ?? empty)
    },
    [state, key, empty],
  )
  return [value, set, state.get]
}
