import { measureField, measureNames, type PublicView } from '@topcut/engine'
import { playedLine } from '../output/played-line.ts'
import type { Server } from './open-server.ts'

type Row = PublicView<'standings'>['rows'][number]
type Tables = NonNullable<PublicView<'tables'>>

const measuresOf = (row: Row) =>
  Object.fromEntries(measureNames.map(measureField).map((field) => [field, row[field] ?? null]))

const linesOf = ({ number, tables, byes }: Tables) => [
  ...tables.flatMap(({ players, earned }) =>
    earned === null
      ? []
      : [
          playedLine(
            number,
            players.map(({ name }) => name),
            earned,
          ),
        ],
  ),
  ...byes.flatMap(({ name, earned }) =>
    earned === null ? [] : [playedLine(number, [name], [earned])],
  ),
]

/** The published standings in the form of those of a scenario, by public names. */
export const remoteStandings = async ({ client, answered }: Server, event: string) => {
  const { view: about } = answered(await client.view(event, 'event'))
  const { view } = answered(await client.standings(event))
  const names = new Map(view.rows.map(({ player, name }) => [player, name]))
  const rounds = []
  for (let round = 1; round <= view.afterRound; round += 1) {
    const { view: tables } = answered(await client.tables(event, round))
    if (tables !== null) rounds.push(tables)
  }
  return {
    regulation: about.regulation,
    afterRound: view.afterRound,
    standings: view.rows.map((row) => ({
      place: row.place,
      player: row.name,
      tournamentPoints: row.tournamentPoints,
      ...measuresOf(row),
      matches: row.tally,
      opponents: row.opponents.map((player) => names.get(player) ?? player),
      status: row.status,
      decidedBy: row.decidedBy,
    })),
    matches: rounds.flatMap(linesOf),
  }
}
