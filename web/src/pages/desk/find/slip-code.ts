/**
 * What the code on a result slip says: the match, and its event where the address was read, by its
 * id or, as slips have it, by its few letters.
 */
export type SlipCode = {
  readonly event: string | null
  readonly short: string | null
  readonly match: string
}

/**
 * `…/j/K4R7N-131-7`, whatever machine the address names, `…/events/v0k3/match/131-7` on older ones,
 * or `131-7` alone. A scanner that types on another keyboard than the desk has puts other signs
 * between the words.
 */
const code =
  /^(?:.*\bevents[^\w.~]([\w.:~-]+?)[^\w.~]match[^\w.~]|.*\bj[^\w.~]([a-z\d]{5})[^\w.~])?(\d+)[^\d\s](\d+)\W*$/iu

export const slipCode = (query: string): SlipCode | null => {
  const [, event = null, short, entry, table] = code.exec(query.trim()) ?? []
  if (entry === undefined) return null
  return { event, short: short?.toUpperCase() ?? null, match: `${entry}-${table}` }
}
