import type { Luck, Ticks } from '../desk/ports.ts'
import type { Records } from '../store/records.ts'

/** Who of several processes does something: one at a time, another when that one is gone. */
export type Lease = {
  /** Takes it or keeps it; to be called every few seconds. */
  readonly hold: () => Promise<boolean>
  /** Whether it is surely still held. */
  readonly isHeld: () => boolean
  /** Lets another one have it at once. */
  readonly release: () => Promise<void>
}

/** `beat` grows as long as the holder lives. */
type Term = {
  readonly term: number
  readonly holder: string
  readonly beat: number
  readonly isOver: boolean
}

export type LeaseTimes = {
  /** Without a beat for so long a holder is gone. */
  readonly lost: number
  /** Without a beat of one's own for so long one does nothing any more; shorter than `lost`. */
  readonly sure: number
}

export const usualLeaseTimes: LeaseTimes = { lost: 15_000, sure: 8_000 }

/** Nobody compares clocks: each measures by its own how long the holder has been silent. */
export const openLease = (means: {
  readonly records: Records
  readonly kind: string
  readonly ticks: Ticks
  readonly luck: Luck
  readonly times: LeaseTimes
}): Lease => {
  const { records, kind, ticks, luck, times } = means
  const holder = luck()
  let own: Term | null = null
  let kept = Number.NEGATIVE_INFINITY
  let seen: { readonly term: Term; readonly at: number } | null = null

  const terms = async (): Promise<readonly Term[]> =>
    (await records.list(kind)).map(({ value }) => value as Term).toSorted((a, b) => b.term - a.term)

  const keep = async (mine: Term): Promise<boolean> => {
    const asked = ticks()
    const next = { ...mine, beat: mine.beat + 1 }
    await records.put(kind, `${mine.term}`, next)
    // Written before it is read, here and in `take`: one of two sees the other.
    const [last] = await terms()
    const isOwn = last?.holder === holder
    own = isOwn ? next : null
    if (isOwn) kept = asked
    return isOwn
  }

  const take = async (before: Term | null): Promise<boolean> => {
    const asked = ticks()
    const mine: Term = { term: (before?.term ?? 0) + 1, holder, beat: 0, isOver: false }
    if (!(await records.add(kind, `${mine.term}`, mine))) return false
    const [last, ...earlier] = await terms()
    const former = earlier.find(({ term }) => term === before?.term)
    const isAlive = former !== undefined && former.beat !== before?.beat
    if (last?.holder !== holder || isAlive) {
      await records.remove(kind, `${mine.term}`)
      return false
    }
    for (const { term } of earlier) await records.remove(kind, `${term}`)
    own = mine
    kept = asked
    return true
  }

  return {
    hold: async () => {
      if (own !== null) return keep(own)
      const [last = null] = await terms()
      if (last === null || last.isOver) return take(last)
      const isNew = seen?.term.term !== last.term || seen.term.beat !== last.beat
      if (isNew || seen === null) {
        seen = { term: last, at: ticks() }
        return false
      }
      return ticks() - seen.at > times.lost ? take(last) : false
    },
    isHeld: () => own !== null && ticks() - kept < times.sure,
    release: async () => {
      if (own !== null) await records.put(kind, `${own.term}`, { ...own, isOver: true })
      own = null
    },
  }
}

/** Where one process has the store for itself. */
export const aloneLease: Lease = {
  hold: async () => true,
  isHeld: () => true,
  release: async () => {},
}
