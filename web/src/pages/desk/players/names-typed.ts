import type { People } from '../../../live/held-event.ts'
import { sameName } from '../shown-names.ts'

export const longestName = 80

/** The names in a pasted list: one per line, blank lines and a leading number or bullet left out. */
export const namesTyped = (text: string): readonly string[] =>
  text
    .split(/\r?\n/)
    .map((line) =>
      line
        .replace(/^\s*(?:\d+[.)]|[-*•])\s+/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '')
    .map((line) => [...line].slice(0, longestName).join(''))

/** Names that would stand on the list more than once. */
export const sharedNames = (typed: readonly string[], people: People): readonly string[] => {
  const seen = new Set([...people.values()].map(sameName))
  const shared = new Set<string>()
  for (const name of typed) {
    if (seen.has(sameName(name))) shared.add(name)
    seen.add(sameName(name))
  }
  return [...shared]
}
