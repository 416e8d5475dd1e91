import {
  type EventState,
  followingStage,
  isBracket,
  type Match,
  matchesOf,
  type PlayerId,
  type Round,
  type StandingRow,
  standingsView,
} from '@topcut/engine'

/** What another result changes, beside the result itself. */
type Changes = {
  /** The standings that are compared are those after this round. */
  readonly after: number
  /** The two at the table, as they stood and as they would stand. */
  readonly lines: readonly { readonly was: StandingRow; readonly is: StandingRow }[]
  /** Everybody else whose place changes. */
  readonly others: readonly PlayerId[]
  /** Who comes in and goes out at the cut line as it stands; null where none is ahead. */
  readonly cut: { readonly in: readonly PlayerId[]; readonly out: readonly PlayerId[] } | null
  /** Tables of the round being played at which the points are no longer level. */
  readonly unequal: readonly number[]
}

/** The round that players already know, where it was paired by what is about to change. */
export const laterRound = (state: EventState, match: Match): Round | null => {
  const round = state.rounds.findLast(({ status }) => status === 'published')
  return round !== undefined && round.number > match.round ? round : null
}

const cutChange = (state: EventState, was: readonly StandingRow[], is: readonly StandingRow[]) => {
  const size = state.cut === null ? (followingStage(state)?.cut ?? null) : null
  if (size === null) return null
  const inside = (rows: readonly StandingRow[]) => rows.slice(0, size).map(({ player }) => player)
  const [before, now] = [inside(was), inside(is)]
  return {
    in: now.filter((player) => !before.includes(player)),
    out: before.filter((player) => !now.includes(player)),
  }
}

export const whatChanges = (before: EventState, now: EventState, match: Match): Changes => {
  const later = laterRound(before, match)
  const after = later === null ? match.round : later.number - 1
  const was = standingsView(before, after).rows
  const is = standingsView(now, after).rows
  const own: readonly PlayerId[] = match.players
  const wasOf = new Map(was.map((row) => [row.player, row]))
  const pairs = is.flatMap((row) => {
    const old = wasOf.get(row.player)
    return old === undefined ? [] : [{ was: old, is: row }]
  })
  const level = (rows: readonly StandingRow[], { players: [a, b] }: Match) => {
    const points = (player: PlayerId) =>
      rows.find((row) => row.player === player)?.tournamentPoints ?? 0
    return points(a) === points(b)
  }
  const isSwiss = later !== null && !isBracket(before.stages[later.stage]?.plan.kind ?? 'swiss')
  return {
    after,
    lines: pairs.filter(({ was: { player } }) => own.includes(player)),
    others: pairs
      .filter((pair) => !own.includes(pair.is.player) && pair.was.place !== pair.is.place)
      .map((pair) => pair.is.player),
    cut: cutChange(before, was, is),
    unequal: isSwiss
      ? matchesOf(before, later)
          .filter((one) => level(was, one) && !level(is, one))
          .map(({ table }) => table)
      : [],
  }
}
