import type {
  EventId,
  PublicBracket,
  PublicEvent,
  PublicPlayer,
  PublicStandings,
  PublicTable,
  PublicTables,
} from '@topcut/engine'
import { type Feed, feedVersion } from '@topcut/protocol'

/** What a feed is made of: public views, and nothing that would have to be left out of it. */
type FeedParts = {
  readonly event: EventId
  readonly about: PublicEvent
  readonly rounds: readonly PublicTables[]
  readonly standings: PublicStandings
  readonly bracket: PublicBracket | null
}

type FeedPlayer = Feed['rounds'][number]['tables'][number]['players'][number]
type FeedTable = Feed['rounds'][number]['tables'][number]

const playerOf = ({ number, name, members }: PublicPlayer): FeedPlayer => ({
  number,
  name,
  ...(members === undefined || members.length === 0 ? {} : { members: [...members] }),
})

const orNobody = (player: PublicPlayer | null): FeedPlayer | null =>
  player === null ? null : playerOf(player)

const resultOf = (result: PublicTable['result']): FeedTable['result'] => {
  if (result === null) return null
  const score = 'score' in result ? result.score : undefined
  return { ending: result.ending, score: score === undefined ? null : [...score] }
}

const tableOf = ({ table, players, status, result, earned }: PublicTable): FeedTable => ({
  table,
  players: [playerOf(players[0]), playerOf(players[1])],
  status,
  result: resultOf(result),
  earned: earned === null ? null : [...earned],
})

const roundOf = (round: PublicTables): Feed['rounds'][number] => ({
  number: round.number,
  name: round.roundName,
  status: round.status,
  mission: round.mission,
  tables: round.tables.map(tableOf),
  byes: round.byes.map((bye) => ({ ...playerOf(bye), kind: bye.kind, earned: bye.earned })),
})

const rowOf = (row: PublicStandings['rows'][number]): Feed['standings']['rows'][number] => ({
  place: row.place,
  ...playerOf(row),
  status: row.status,
  tournamentPoints: row.tournamentPoints,
  marginOfVictory: row.marginOfVictory,
  strengthOfSchedule: row.strengthOfSchedule,
  extendedStrengthOfSchedule: row.extendedStrengthOfSchedule,
})

const bracketOf = ({ rounds, seeds, champion }: PublicBracket): Feed['bracket'] => ({
  rounds: rounds.map((games) =>
    games.map(({ game, slots: [first, second], winner, isDecided, table }) => ({
      game,
      players: [orNobody(first), orNobody(second)],
      winner: [first, second].find((one) => one?.player === winner)?.number ?? null,
      isDecided,
      table: table?.table ?? null,
    })),
  ),
  seeds: seeds.map(playerOf),
  champion: orNobody(champion),
})

/** An event for programs elsewhere; what they read is `feedSchema`, whatever views become. */
export const eventFeed = ({ event, about, rounds, standings, bracket }: FeedParts): Feed => ({
  version: feedVersion,
  event,
  name: about.name,
  date: about.date,
  until: about.about.until ?? null,
  venue: about.about.venue ?? null,
  regulation: about.regulation,
  tier: about.tier,
  status: about.status,
  registered: about.registered,
  rounds: rounds.map(roundOf),
  standings: { afterRound: standings.afterRound, rows: standings.rows.map(rowOf) },
  bracket: bracket === null ? null : bracketOf(bracket),
  champion: orNobody(about.champion),
  places: standings.places?.map((one) => ({ place: one.place, ...playerOf(one) })) ?? null,
})
