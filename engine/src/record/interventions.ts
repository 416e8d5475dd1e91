import type { FactOf } from '../event/spine/answers.ts'
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
  const drawn = new Map<number, FactOf<'round-paired'>>()
  return log.flatMap((entry) => {
    const { fact, n } = entry
    const what = found(() => interventionIn(log, entry, drawn))
    if (fact.kind === 'round-paired') drawn.set(fact.round, fact)
    return what === null ? [] : [{ entry: n, ...told(what) }]
  })
}

/** Whoever made a record up may have put anything there; a page that showed it would break. */
const told = ({ what, reason, round }: Omit<Intervention, 'entry'>) => ({
  what,
  reason: textIn(reason),
  round: typeof round === 'number' ? round : null,
})

const textIn = (told: unknown): string | null => (typeof told === 'string' ? told : null)

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
  { fact, by }: Entry,
  drawn: ReadonlyMap<number, FactOf<'round-paired'>>,
): Omit<Intervention, 'entry'> | null => {
  switch (fact.kind) {
    case 'rule-overridden':
      return { what: textIn(fact.refusal?.code) ?? fact.kind, reason: fact.reason, round: null }
    case 'round-repaired':
      return { what: 'repair-round', reason: fact.reason, round: fact.round }
    case 'pair-constrained':
      return { what: 'constrain-pair', reason: null, round: null }
    case 'round-paired': {
      const { round, method, reason = null, luck } = fact
      if (method.name === 'by-hand') return { what: 'pair-round-by-hand', reason, round }
      const before = drawn.get(round)
      const isAgain = luck === undefined ? before !== undefined : luck.draw > 0
      return isAgain || isOther(before, fact) ? { what: 'pair-round', reason, round } : null
    }
    // Whoever knows the lots could look for a word that pleases: it stands there who chose it. From
    // a phone it is some player's, or there could be as many as one likes.
    case 'luck-contributed':
      return by.role === 'player' && fact.player !== undefined
        ? null
        : { what: 'contribute-luck', reason: fact.text, round: null }
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

/**
 * Where lots are fixed before, a pairing that was taken back comes out the same, unless somebody
 * came, left or was kept apart meanwhile: that, too, could be tried until it pleases.
 */
const isOther = (before: FactOf<'round-paired'> | undefined, now: FactOf<'round-paired'>) =>
  before !== undefined && now.receipt !== null && tablesOf(before) !== tablesOf(now)

const tablesOf = ({ pairings, byes }: FactOf<'round-paired'>): string =>
  JSON.stringify([
    pairings.map(({ players }) => players.toSorted().join(' ')).toSorted(),
    byes.map(({ player }) => player).toSorted(),
  ])
