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
