import type { Entry, FactKind } from '@topcut/engine'

export type LogFilter = {
  readonly text: string
  readonly kind: FactKind | ''
  readonly who: string
}

export const everything: LogFilter = { text: '', kind: '', who: '' }

export const isEverything = ({ text, kind, who }: LogFilter): boolean =>
  text.trim() === '' && kind === '' && who === ''

/** `table 3` is not table 33, nor a score of 103; a name is found by any part of it. */
const occurs = (word: string, text: string): boolean =>
  /^\d+$/.test(word) ? text.split(/\D+/).includes(word) : text.includes(word)

/** Entries that match all of it; every word that was typed must occur, in any order. */
export const filtered = (
  log: readonly Entry[],
  { text, kind, who }: LogFilter,
  told: {
    readonly sentence: (entry: Entry) => string
    readonly by: (entry: Entry) => string
  },
): readonly Entry[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return log.filter((entry) => {
    if (kind !== '' && entry.fact.kind !== kind) return false
    if (who !== '' && told.by(entry) !== who) return false
    if (words.length === 0) return true
    const all = `${entry.n} ${told.sentence(entry)} ${told.by(entry)}`.toLowerCase()
    return words.every((word) => occurs(word, all))
  })
}
