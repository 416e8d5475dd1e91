import { currentStage, openRound } from '../../event/reading/rounds.ts'
import { standingsOf } from '../../event/reading/standings-of.ts'
import type { EventState } from '../../event/spine/state.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import { reachOf } from './bounds.ts'
import { type Contest, contestFor, rivalsOf, totalWith } from './contest.ts'
import { cutAhead } from './cut-ahead.ts'
import type { OwnPlaces, PlacesNeeds } from './needs-view.ts'
import { type OwnRow, opponentOf, ownRows } from './own-rows.ts'

type Places = Pick<OwnPlaces, 'best' | 'worst'>

/** Which places tournament points still leave open; null where a cut is ahead, or no Swiss round. */
export const placesNeeds = (state: EventState, player: PlayerId): PlacesNeeds | null => {
  const stage = currentStage(state)
  if (stage?.plan.kind !== 'swiss' || cutAhead(state) !== null) return null
  const contest = contestFor(state, stage, player, 0)
  const gone = [...contest.ledger.keys()].filter(
    (one) => !contest.inField.has(one) && state.players.get(one)?.status === 'dropped',
  )
  const about = {
    kind: 'places' as const,
    until: stage.plan.rounds === null ? ('round' as const) : ('end' as const),
    roundsLeft: contest.roundsLeft,
    openTables: contest.open.length,
  }
  const place = standingsOf(state).find((line) => line.player === player)?.place ?? null
  const isOver = contest.roundsLeft === 0 && openRound(state) === null
  if (isOver || !contest.inField.has(player)) {
    return place === null
      ? null
      : { ...about, best: place, worst: place, match: null, outcomes: [] }
  }
  const rows = ownRows(contest).map((row) => ({ row, places: placesWith(contest, gone, row) }))
  return {
    ...about,
    best: Math.min(...rows.map(({ places }) => places.best)),
    worst: Math.max(...rows.map(({ places }) => places.worst)),
    match: rows[0]?.row.earned == null ? null : opponentOf(contest) === null ? 'next' : 'open',
    outcomes: rows.flatMap(({ row: { earned }, places }): readonly OwnPlaces[] => {
      if (earned === null) return []
      return [{ outcome: earned.outcome, tournamentPoints: earned.tournamentPoints, ...places }]
    }),
  }
}

const placesWith = (contest: Contest, gone: readonly PlayerId[], row: OwnRow): Places => {
  if (contest.roundsLeft > 0) {
    const reach = reachOf(contest, row.earned?.tournamentPoints ?? 0, gone)
    return { best: reach.ahead + 1, worst: reach.reaching + 1 }
  }
  const opponent = opponentOf(contest)
  const ends = opponent === null ? [null] : row.ends
  const each = ends.map((end) => {
    const at = totalWith(contest, contest.player, row.earned?.tournamentPoints ?? 0)
    const theirs = end?.earned[1].tournamentPoints ?? 0
    return placesAt(contest, gone, at, opponent, theirs)
  })
  return {
    best: Math.min(...each.map(({ best }) => best)),
    worst: Math.max(...each.map(({ worst }) => worst)),
  }
}

/** The last round: matches end independently of each other, so what each can bring adds up. */
const placesAt = (
  contest: Contest,
  gone: readonly PlayerId[],
  at: number,
  opponent: PlayerId | null,
  theirs: number,
): Places => {
  const { open, ends, player } = contest
  const playing = new Set(open.flat())
  const settled = [...rivalsOf(contest), ...gone].filter((one) => !playing.has(one))
  const totals = settled.map((one) => totalWith(contest, one, 0))
  if (opponent !== null) totals.push(totalWith(contest, opponent, theirs))
  let above = totals.filter((total) => total > at).length
  let notBelow = totals.filter((total) => total >= at).length
  for (const match of open) {
    if (match.includes(player)) continue
    const counts = ends.map(({ earned }) =>
      match.map((one, seat) => totalWith(contest, one, earned[seat]?.tournamentPoints ?? 0)),
    )
    above += Math.min(...counts.map((both) => both.filter((total) => total > at).length))
    notBelow += Math.max(...counts.map((both) => both.filter((total) => total >= at).length))
  }
  return { best: above + 1, worst: notBelow + 1 }
}
