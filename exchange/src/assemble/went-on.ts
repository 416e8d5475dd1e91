import type { FoundPlayer, FoundRound } from '../formats/found.ts'
import { namesIn } from './one-of-each.ts'

type Pair = readonly [string, string]

/** Who of two went on in a bracket: by the rounds after, or by how far the file says they came. */
export const whoWentOn = (
  players: readonly FoundPlayer[],
  rounds: readonly FoundRound[],
): ((round: number, pair: Pair) => string | null) => {
  const reached = new Map(players.map(({ name, claims }) => [name, claims.finalPlace]))
  return (index, pair) => {
    if (rounds[index]?.stage === 'swiss') return null
    const after = new Set(
      rounds.slice(index + 1).flatMap(({ matches }) => matches.flatMap(namesIn)),
    )
    const [first, second] = pair.map((name) => after.has(name))
    if (first !== second) return pair[first === true ? 0 : 1]
    const [a, b] = pair.map((name) => reached.get(name))
    if (a === undefined || b === undefined || a === b || a < 1 || b < 1) return null
    return pair[a < b ? 0 : 1]
  }
}
