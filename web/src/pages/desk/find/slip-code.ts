/** What the code on a result slip says: the match, and its event where the address was read. */
export type SlipCode = { readonly event: string | null; readonly match: string }

/**
 * `…/events/v0k3/match/131-7`, whatever machine the address names, or `131-7` alone. A scanner that
 * types on another keyboard than the desk has puts other signs between the words.
 */
const code = /^(?:.*\bevents[^\w.~]([\w.:~-]+?)[^\w.~]match[^\w.~])?(\d+)[^\d\s](\d+)\W*$/iu

export const slipCode = (query: string): SlipCode | null => {
  const [, event = null, entry, table] = code.exec(query.trim()) ?? []
  return entry === undefined ? null : { event, match: `${entry}-${table}` }
}
