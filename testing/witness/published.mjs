import { canonical } from './canonical.mjs'
import { documentOf } from './documents.mjs'
import { stageAfterCut } from './ledger.mjs'
import { countedRounds, lastOf } from './model.mjs'
import { standingsAfter } from './standings.mjs'

/** What of a line is published. */
const fields = [
  ...['place', 'player', 'tournamentPoints', 'marginOfVictory', 'strengthOfSchedule'],
  ...['extendedStrengthOfSchedule', 'tally', 'opponents', 'decidedBy', 'status'],
]

/** Whether standings and final places at the end of the file are what the results come to. */
export function publishedProblems({ standings, places }, model) {
  const closed = countedRounds(model).filter(({ status }) => status === 'closed')
  const afterRound = lastOf(closed)?.number ?? 0
  const document = documentOf(model.created)
  const own = afterRound === 0 ? [] : standingsAfter(model, document, afterRound)
  // After a cut into further rounds it parts some of them, and the format has no word for that.
  const isParted = stageAfterCut(model, afterRound) !== undefined
  const rows = own.map((row, at) => {
    const { decidedBy } = isParted ? (standings.rows[at] ?? row) : row
    return { ...publishedRow(row), decidedBy }
  })
  const differs = (how, players) => ({ code: 'standings-differ', how, entry: null, players })
  const told = new Map(standings.rows.map((row) => [row.player, canonical(row)]))
  const again = new Map(rows.map((row) => [row.player, canonical(row)]))
  const players = [...new Set([...told.keys(), ...again.keys()])].filter(
    (player) => told.get(player) !== again.get(player),
  )
  const isSame = canonical({ afterRound, rows }) === canonical(standings)
  const arePlaces = canonical(model.finished?.places ?? null) === canonical(places)
  return [
    ...(isSame ? [] : [differs('standings', players)]),
    ...(arePlaces ? [] : [differs('places', [])]),
  ]
}

const publishedRow = (row) => Object.fromEntries(fields.map((field) => [field, row[field]]))
