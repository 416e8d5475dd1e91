import type { Fact } from '../event/spine/answers.ts'
import type { Entry, Log } from '../event/spine/entry.ts'

/** Something a leader did otherwise than chance or the document would have: it is allowed, and told. */
export type Intervention = {
  readonly entry: number
  readonly what: string
  /** Null where it is sealed: it was about somebody. */
  readonly reason: string | null
  readonly round: number | null
}

/** Everything that was decided by hand, in order. */
export const interventionsIn = (log: Log): readonly Intervention[] => {
  const drawn = new Set<number>()
  return log.flatMap(({ n, fact }) => {
    const what = found(() => interventionIn(log, fact, drawn))
    if (fact.kind === 'round-paired') drawn.add(fact.round)
    return what === null ? [] : [{ entry: n, ...what }]
  })
}

/** A fact that somebody made up has no such fields: it is told as impossible, not here. */
const found = <T>(look: () => T): T | null => {
  try {
    return look()
  } catch {
    return null
  }
}

const interventionIn = (
  log: Log,
  fact: Fact,
  drawn: ReadonlySet<number>,
): Omit<Intervention, 'entry'> | null => {
  switch (fact.kind) {
    case 'rule-overridden':
      return { what: String(fact.refusal?.code), reason: fact.reason, round: null }
    case 'round-repaired':
      return { what: 'repair-round', reason: fact.reason, round: fact.round }
    case 'pair-constrained':
      return { what: 'constrain-pair', reason: null, round: null }
    case 'round-paired': {
      const { round, method, reason = null, luck } = fact
      if (method.name === 'by-hand') return { what: 'pair-round-by-hand', reason, round }
      // Where lots are fixed before, a pairing that was taken back comes out the same.
      const isAgain = luck === undefined ? drawn.has(round) : luck.draw > 0
      return isAgain ? { what: 'pair-round', reason, round } : null
    }
    // Whoever knows the lots could look for a word that pleases: it stands there who chose it.
    case 'luck-contributed':
      return fact.player === undefined
        ? { what: 'contribute-luck', reason: fact.text, round: null }
        : null
    case 'undone':
      return undoneDraw(log[fact.entry - 1], fact.reason)
    default:
      return null
  }
}

/** A draw that was taken back is told like one that was drawn again. */
const undoneDraw = (entry: Entry | undefined, reason: string) =>
  entry?.fact.kind === 'round-paired' || entry?.fact.kind === 'luck-contributed'
    ? { what: 'undo', reason, round: entry.fact.kind === 'round-paired' ? entry.fact.round : null }
    : null
