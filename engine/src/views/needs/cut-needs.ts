import { cutOf } from '../../event/cut/cut-of.ts'
import { openRound } from '../../event/reading/rounds.ts'
import type { EventState } from '../../event/spine/state.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import { bounds } from './bounds.ts'
import { byEnumeration, countEnds } from './by-enumeration.ts'
import { byPoints, type OwnEnd } from './by-points.ts'
import { type Contest, contestOf, totalWith } from './contest.ts'
import type { CutNeeds, OwnOutcome, Prospect } from './needs-view.ts'
import { type OwnRow, opponentOf, ownRows } from './own-rows.ts'
import { either, nothing, type Reached, verdictOf } from './reached.ts'
import { type Simulation, shares } from './shares.ts'

/** One line of a standing costs about the same everywhere: more than this would be felt. */
const mostLines = 6_000

/** Null where no cut is ahead. */
export const cutNeeds = (
  state: EventState,
  player: PlayerId,
  simulation: Simulation,
): CutNeeds | null => {
  const contest = contestOf(state, player)
  if (contest === null) return null
  const about = {
    kind: 'cut' as const,
    size: contest.size,
    round: contest.round,
    roundsLeft: contest.roundsLeft,
    openTables: contest.open.length,
    tournamentPoints: totalWith(contest, player, 0),
  }
  const settled = settledIn(state, contest)
  if (settled !== null) {
    const prospect: Prospect = { verdict: settled, share: null }
    return { ...about, by: 'exact', prospect, match: null, outcomes: [] }
  }
  const rows = ownRows(contest)
  const isFew =
    contest.roundsLeft === 0 && countEnds(contest) * contest.ledger.size * rows.length <= mostLines
  const looked = rows.map((row) => ({ row, reached: reachedIn(contest, row, isFew) }))
  const unknown = isFew ? [] : looked.filter(({ reached }) => isUndecided(reached))
  const shareOf = shares(
    state,
    contest,
    simulation,
    unknown.map(({ row }) => row),
  )
  const prospects = looked.map(({ row, reached }) => ({
    row,
    prospect: { verdict: verdictOf(reached), share: shareOf.get(row) ?? null },
  }))
  const outcomes = prospects.flatMap(({ row, prospect }): readonly OwnOutcome[] => {
    if (row.earned === null) return []
    const { outcome, tournamentPoints } = row.earned
    return [{ outcome, tournamentPoints, ...prospect }]
  })
  const all = verdictOf(looked.map(({ reached }) => reached).reduce(either, nothing))
  const [only] = prospects
  return {
    ...about,
    by: unknown.length === 0 ? 'exact' : 'simulation',
    prospect:
      outcomes.length === 0 && only !== undefined ? only.prospect : { verdict: all, share: null },
    match: outcomes.length === 0 ? null : opponentOf(contest) === null ? 'next' : 'open',
    outcomes,
  }
}

/** What needs no looking ahead: the cut is made, nothing is left to play, or the player has left. */
const settledIn = (state: EventState, contest: Contest): 'in' | 'out' | null => {
  const { player, size, roundsLeft, field } = contest
  if (state.cut?.stage === state.stages.length) {
    return state.cut.seeds.includes(player) ? 'in' : 'out'
  }
  if (!field.includes(player)) return 'out'
  if (roundsLeft > 0 || openRound(state) !== null) return null
  return cutOf(state, size).seeds.includes(player) ? 'in' : 'out'
}

const isUndecided = (reached: Reached): boolean => !['in', 'out'].includes(verdictOf(reached))

const reachedIn = (contest: Contest, { ends, earned }: OwnRow, isFew: boolean): Reached => {
  if (contest.roundsLeft > 0) return bounds(contest, earned?.tournamentPoints ?? 0)
  const opponent = opponentOf(contest)
  const owns: readonly OwnEnd[] =
    opponent === null ? [null] : ends.map((end) => ({ match: [contest.player, opponent], end }))
  const reached = owns.map((own) => byPoints(contest, own)).reduce(either, nothing)
  return reached.level && isFew
    ? owns.map((own) => byEnumeration(contest, own)).reduce(either, nothing)
    : reached
}
