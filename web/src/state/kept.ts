import { openState, type State } from './state.ts'

/** A browser that keeps nothing for this page (private window, full disk) must not stop the desk. */
export const readKept = (kept: () => Storage, key: string): string | null => {
  try {
    return kept().getItem(key)
  } catch {
    return null
  }
}

export const keep = (kept: () => Storage, key: string, value: string | null): void => {
  try {
    if (value === null) kept().removeItem(key)
    else kept().setItem(key, value)
  } catch {
    // It stays in memory for as long as the page is open.
  }
}

/** A text that this device keeps from one visit to the next. */
export const openKeptText = (key: string, usual: string): State<string> => {
  const local = () => window.localStorage
  const text = openState(readKept(local, key) ?? usual)
  text.subscribe(() => keep(local, key, text.get()))
  return text
}
