import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Pair } from '../../vocabulary/seat.ts'
import { type Contest, rivalsOf, totalWith } from './contest.ts'
import type { MatchEnd } from './match-ends.ts'
import { either, nothing, type Reached, reachedBy } from './reached.ts'

/** What a match does to the player: rivals above, and rivals above or level. */
type Step = { readonly above: number; readonly notBelow: number }

/** How the player's own open match ends, the player in the first seat; null where there is none. */
export type OwnEnd = { readonly match: Pair<PlayerId>; readonly end: MatchEnd } | null

/**
 * What tournament points alone can make of the last round. Matches end independently of each other,
 * so the numbers of rivals above and level add up match by match: every combination is covered
 * without going through all of them.
 */
export const byPoints = (contest: Contest, own: OwnEnd): Reached => {
  const { open, ends, size, player } = contest
  const gain = own?.end.earned[0].tournamentPoints ?? 0
  const at = totalWith(contest, player, gain)
  const rivals = new Set(rivalsOf(contest))
  const stepOf = (changes: readonly (readonly [PlayerId, number])[]): Step => {
    let [above, notBelow] = [0, 0]
    for (const [rival, more] of changes) {
      if (!rivals.has(rival)) continue
      const total = totalWith(contest, rival, more)
      if (total > at) above++
      if (total >= at) notBelow++
    }
    return { above, notBelow }
  }
  const ended = ({ earned }: MatchEnd, [a, b]: Pair<PlayerId>) =>
    stepOf([
      [a, earned[0].tournamentPoints],
      [b, earned[1].tournamentPoints],
    ])
  const playing = new Set(open.flat())
  const settled = stepOf([...rivals].filter((one) => !playing.has(one)).map((one) => [one, 0]))
  const first = own === null ? settled : sumOf(settled, ended(own.end, own.match))
  let reached = new Map([[keyOf(first, size), capped(first, size)]])
  for (const match of open) {
    if (match.includes(player)) continue
    const steps = new Map(
      ends.map((end) => ended(end, match)).map((step) => [keyOf(step, size), step]),
    )
    const next = new Map<number, Step>()
    for (const before of reached.values()) {
      for (const step of steps.values()) {
        const sum = capped(sumOf(before, step), size)
        next.set(keyOf(sum, size), sum)
      }
    }
    reached = next
  }
  return [...reached.values()].reduce(
    (all, { above, notBelow }) => either(all, reachedBy(above, notBelow - above, size)),
    nothing,
  )
}

const sumOf = (a: Step, b: Step): Step => ({
  above: a.above + b.above,
  notBelow: a.notBelow + b.notBelow,
})

/** Beyond the line it no longer matters by how many. */
const capped = ({ above, notBelow }: Step, size: number): Step => ({
  above: Math.min(above, size),
  notBelow: Math.min(notBelow, size),
})

const keyOf = ({ above, notBelow }: Step, size: number): number => above * (size + 3) + notBelow
