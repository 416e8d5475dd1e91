import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Field, Meetings, Met } from './field.ts'

/** What speaks against two players meeting; several kinds of one pair are added up. */
export const MET = 1
export const AVOIDED = 2
export const FORBIDDEN = 4

/**
 * Whom not to meet. Meetings are asked, not copied: of all that have been, a round asks about a
 * few, and copying them took longer than pairing.
 */
export type Conflicts = {
  readonly players: readonly PlayerId[]
  readonly met: Meetings
  /** What was asked of a player before: an exact search asks thousands of times. */
  readonly asked: (Met | undefined)[]
  /** What leaders and players asked for, by both numbers in one. */
  readonly wishes: ReadonlyMap<number, number>
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
  return { players, met: field.met, asked: players.map(() => undefined), wishes }
}

/** Everything that speaks against these two; 0 is nothing. */
export const conflictBetween = (
  { players, met, asked, wishes }: Conflicts,
  a: number,
  b: number,
): number => {
  const own = asked[a] ?? met(players[a] as PlayerId)
  asked[a] = own
  const known = own.has(players[b] as PlayerId) ? MET : 0
  return wishes.size === 0 ? known : known | (wishes.get(a * players.length + b) ?? 0)
}
