import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Field } from './field.ts'

/** What speaks against two players meeting; several kinds of one pair are added up. */
export const MET = 1
export const AVOIDED = 2
export const FORBIDDEN = 4

/** Whom not to meet, by the numbers of two players. */
export type Conflicts = {
  /** Asked, not copied: of all meetings that have been, a round asks about a few. */
  readonly hasMet: (a: number, b: number) => boolean
  /** What leaders and players asked for, by both numbers in one. */
  readonly wishes: ReadonlyMap<number, number>
  readonly size: number
}

/** The conflicts of a field between its players, who are numbered as they are listed. */
export const conflictsOf = (field: Field, players: readonly PlayerId[]): Conflicts => {
  const wishes = new Map<number, number>()
  const { avoid, forbidden = [] } = field
  if (avoid.length + forbidden.length > 0) {
    const numbers = new Map(players.map((player, number) => [player, number]))
    const note = (one: PlayerId, two: PlayerId, kind: number) => {
      const [a, b] = [numbers.get(one), numbers.get(two)]
      if (a === undefined || b === undefined) return
      for (const key of [a * players.length + b, b * players.length + a]) {
        wishes.set(key, (wishes.get(key) ?? 0) | kind)
      }
    }
    for (const [a, b] of avoid) note(a, b, AVOIDED)
    for (const [a, b] of forbidden) note(a, b, FORBIDDEN)
  }
  return { hasMet: field.met.among(players), wishes, size: players.length }
}

/** Everything that speaks against these two; 0 is nothing. */
export const conflictBetween = (
  { hasMet, wishes, size }: Conflicts,
  a: number,
  b: number,
): number => {
  const known = hasMet(a, b) ? MET : 0
  return wishes.size === 0 ? known : known | (wishes.get(a * size + b) ?? 0)
}
