import type { Tie } from '../../vocabulary/result.ts'
import type { Seat } from '../../vocabulary/seat.ts'
import type { VictoryPointsClauses } from './clauses.ts'

type Link = VictoryPointsClauses['tieChain']['value'][number]

/** How far the chain got: a winner, or the link that is missing. */
type Verdict =
  | { readonly winner: Seat; readonly by: Link }
  | { readonly winner: null; readonly missing: Link }

/** What one link says of a tie; null where it is not given, 'level' where it does not decide. */
const links: {
  readonly [L in Link]: (tie: Tie) => Seat | 'level' | null
} = {
  defeats: ({ defeats }) => (defeats === undefined ? null : higher(defeats)),
  damage: ({ damage }) => (damage === undefined ? null : higher([damage[1], damage[0]])),
  // Equal rolls are rolled again; the first that differs decides.
  die: ({ die }) => {
    const decisive = die?.find((roll) => higher(roll) !== 'level')
    return decisive === undefined ? null : higher(decisive)
  },
}

const higher = ([a, b]: readonly [number, number]): Seat | 'level' =>
  a === b ? 'level' : a > b ? 'first' : 'second'

export const tieVerdict = (tie: Tie, chain: readonly Link[]): Verdict => {
  for (const link of chain) {
    const said = links[link](tie)
    if (said === null) return { winner: null, missing: link }
    if (said !== 'level') return { winner: said, by: link }
  }
  return { winner: null, missing: chain.at(-1) ?? 'die' }
}

/** The links down to the one that decided or is missing; nobody looks at those after it. */
export const lookedAt = (verdict: Verdict, chain: readonly Link[]): readonly Link[] =>
  chain.slice(0, chain.indexOf(verdict.winner === null ? verdict.missing : verdict.by) + 1)

/** Whoever rolls on after a decision could roll until the other one wins. */
export const rolledOn = ({ die = [] }: Tie): boolean => {
  const decisive = die.findIndex((roll) => higher(roll) !== 'level')
  return decisive >= 0 && decisive < die.length - 1
}
