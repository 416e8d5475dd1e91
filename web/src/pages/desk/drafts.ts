import { useCallback } from 'react'
import { keep, readKept } from '../../state/kept.ts'
import { type Cell, openCell } from '../../state/state.ts'
import { useCell } from '../../state/use-state-of.ts'

const session = () => window.sessionStorage
const drafts = new Map<string, Cell<unknown>>()

const cellFor = <T>(key: string, empty: T): Cell<T> => {
  const before = drafts.get(key)
  if (before !== undefined) return before as Cell<T>
  const kept = readKept(session, key)
  let value = empty
  try {
    if (kept !== null) value = JSON.parse(kept) as T
  } catch {
    // What cannot be read was never typed.
  }
  const cell = openCell(value)
  drafts.set(key, cell as Cell<unknown>)
  return cell
}

/**
 * Something typed but not sent. It outlives a look at another section, a lost connection and a
 * reloaded page: nobody should have to type a slip twice.
 */
export const useDraft = <T>(key: string, empty: T): readonly [T, (value: T | null) => void] => {
  const cell = cellFor(`topcut.draft.${key}`, empty)
  const value = useCell(cell)
  const set = useCallback(
    (next: T | null) => {
      keep(session, `topcut.draft.${key}`, next === null ? null : JSON.stringify(next))
      cell.set(next ?? empty)
    },
    [cell, key, empty],
  )
  return [value, set]
}
