import {
  type EventState,
  type Ledger,
  type Match,
  matchesOf,
  type Outcome,
  type PlayerId,
} from '@topcut/engine'

/** One round of a player, with nothing where nothing is known yet. */
type ScoreLine = {
  readonly round: number
  readonly table: number | null
  readonly opponent: PlayerId | null
  /** Why there is no opponent. */
  readonly instead: Outcome | null
  readonly own: number | null
  readonly other: number | null
  readonly games: string | null
  readonly outcome: Outcome | null
  readonly points: number | null
  readonly margin: number | null
}

const scoreAt = ({ players, result }: Match, player: PlayerId) => {
  if (result === null || !('score' in result) || result.score === undefined) return null
  const [first, second] = result.score
  return players[0] === player ? { own: first, other: second } : { own: second, other: first }
}

const wonGames = ({ players, result }: Match, player: PlayerId): string | null => {
  if (result?.ending !== 'games') return null
  const own = players[0] === player ? 'first' : 'second'
  const winner = (game: (typeof result.games)[number]) =>
    typeof game !== 'object'
      ? game
      : 'conceded' in game
        ? game.conceded === 'first'
          ? 'second'
          : 'first'
        : null
  const won = result.games.filter((game) => winner(game) === own).length
  const lost = result.games.filter((game) => {
    const by = winner(game)
    return by !== own && (by === 'first' || by === 'second')
  }).length
  return `${won} : ${lost}`
}

/** The Swiss rounds of one player, as far as they are published and beyond. */
export const scoreLines = (
  state: EventState,
  player: PlayerId,
  rounds: number,
  ledger: Ledger,
): readonly ScoreLine[] => {
  const earned = new Map((ledger.get(player)?.lines ?? []).map((line) => [line.round, line]))
  return Array.from({ length: rounds }, (_, index): ScoreLine => {
    const round = state.rounds[index]
    // Before a round is published nobody may read it from a sheet of paper.
    const isPublic = round !== undefined && round.status !== 'paired'
    const match = isPublic
      ? (matchesOf(state, round).find(({ players }) => players.includes(player)) ?? null)
      : null
    const line = isPublic ? earned.get(index + 1) : undefined
    const opponent = match?.players.find((one) => one !== player) ?? null
    return {
      round: index + 1,
      table: match?.table ?? null,
      opponent,
      instead: match === null ? (line?.outcome ?? null) : null,
      own: null,
      other: null,
      ...(match === null ? {} : scoreAt(match, player)),
      games: match === null ? null : wonGames(match, player),
      outcome: line?.outcome ?? null,
      points: line?.tournamentPoints ?? null,
      margin: line?.marginOfVictory ?? null,
    }
  })
}
