import type { PlayerId } from '../../vocabulary/ids.ts'

/** Everything a Swiss round is paired from; whoever has a bye is not in it. */
export type Field = {
  readonly points: ReadonlyMap<PlayerId, number>
  /** The rounds in which two have met, in the regulation's scope. */
  readonly met: Meetings
  /** Pairs that should not meet in this round if it can be helped. */
  readonly avoid: readonly (readonly [PlayerId, PlayerId])[]
  /** Pairs a leader forbade: they come before rematches, and a round comes out all the same. */
  readonly forbidden?: readonly (readonly [PlayerId, PlayerId])[]
  /** Pairs a leader fixed; the others are paired without them. */
  readonly fixed?: readonly (readonly [PlayerId, PlayerId])[]
  readonly isFirstRound: boolean
  readonly entropy: string
}

/** Whom a player has met, and in which rounds: as much of a map as anybody asks of it. */
export type Met = {
  readonly has: (other: PlayerId) => boolean
  readonly get: (other: PlayerId) => readonly number[] | undefined
  readonly keys: () => Iterable<PlayerId>
}

/** Asked for the few a round asks about. */
export type Meetings = {
  readonly of: (player: PlayerId) => Met
  /** Whether two of a list have met, by their places in it: a search asks thousands of times. */
  readonly among: (players: readonly PlayerId[]) => (a: number, b: number) => boolean
}

export const metInRounds = (met: Meetings, a: PlayerId, b: PlayerId): readonly number[] =>
  met.of(a).get(b) ?? []

export const hasMet = (met: Meetings, a: PlayerId, b: PlayerId): boolean => met.of(a).has(b)

const nobody: Met = new Map<PlayerId, readonly number[]>()
const never: readonly number[] = []

/** As if some others had been met, too. */
export const alsoMet = (met: Met, others: ReadonlySet<PlayerId>): Met => ({
  has: (other) => others.has(other) || met.has(other),
  get: (other) => met.get(other) ?? (others.has(other) ? never : undefined),
  keys: () => new Set([...others, ...met.keys()]),
})

export const meetingsOf = (
  meetings: Iterable<{ readonly players: readonly [PlayerId, PlayerId]; readonly round: number }>,
): Meetings => {
  const met = new Map<PlayerId, Map<PlayerId, number[]>>()
  const note = (a: PlayerId, b: PlayerId, round: number) => {
    const own = met.get(a) ?? new Map<PlayerId, number[]>()
    met.set(a, own)
    own.set(b, [...(own.get(b) ?? []), round])
  }
  for (const { players, round } of meetings) {
    note(players[0], players[1], round)
    note(players[1], players[0], round)
  }
  return remembered((player) => met.get(player) ?? nobody)
}

/** Worked out for a player when first asked, and never again. */
export const remembered = (work: (player: PlayerId) => Met): Meetings => {
  const known = new Map<PlayerId, Met>()
  const of = (player: PlayerId): Met => {
    const own = known.get(player) ?? work(player)
    known.set(player, own)
    return own
  }
  const among = (players: readonly PlayerId[]) => {
    const asked = players.map((): Met | undefined => undefined)
    return (a: number, b: number) => {
      const own = asked[a] ?? of(players[a] as PlayerId)
      asked[a] = own
      return own.has(players[b] as PlayerId)
    }
  }
  return { of, among }
}
