import { rulesOf } from '../../event/reading/rules.ts'
import { scorerOf } from '../../event/reading/scoring-of.ts'
import type { Created } from '../../event/spine/state.ts'
import type { ScoringClauses } from '../../scoring/clauses.ts'
import type { Earned } from '../../vocabulary/outcome.ts'
import type { Game, Result, Score } from '../../vocabulary/result.ts'
import type { Pair, Seat } from '../../vocabulary/seat.ts'
import type { StageKind } from '../../vocabulary/stage.ts'

/** The margins of victory that one end of a match can have; both 0 where a document has none. */
type Span = { readonly from: number; readonly to: number }

/** One way a match can end: what both have of it, and how far their margins can go. */
export type MatchEnd = {
  readonly earned: Pair<Earned>
  readonly margins: Pair<Span>
  /** A result that ends like this. */
  readonly result: Result
}

const known = new WeakMap<Created, Map<StageKind, readonly MatchEnd[]>>()

/**
 * Every way a match of this stage can end if both play it and nobody is ruled on, each outcome once.
 * The results tried below stand for all others: they are the ends of every range of margins.
 */
export const matchEnds = (created: Created, stage: StageKind): readonly MatchEnd[] => {
  const ofEvent = known.get(created) ?? new Map<StageKind, readonly MatchEnd[]>()
  known.set(created, ofEvent)
  const before = ofEvent.get(stage)
  if (before !== undefined) return before
  const { scoring } = rulesOf(created).regulation
  const scorer = scorerOf(created, stage)
  const ends = new Map<string, MatchEnd>()
  for (const result of triedResults(stage === 'swiss' ? scoring.swiss : scoring.elimination)) {
    if (scorer.objection(result) !== null) continue
    const earned = scorer.earned(result)
    const key = earned
      .map(({ outcome, tournamentPoints }) => `${outcome} ${tournamentPoints}`)
      .join()
    const other = ends.get(key)
    const margins = [0, 1].map((seat) => {
      const margin = earned[seat]?.marginOfVictory ?? 0
      const span = other?.margins[seat] ?? { from: margin, to: margin }
      return { from: Math.min(span.from, margin), to: Math.max(span.to, margin) }
    }) as [Span, Span]
    ends.set(key, { earned: other?.earned ?? earned, margins, result: other?.result ?? result })
  }
  const all = [...ends.values()]
  ofEvent.set(stage, all)
  return all
}

const seats: readonly Seat[] = ['first', 'second']

const triedResults = (clauses: ScoringClauses): readonly Result[] => {
  switch (clauses.method) {
    case 'destroyed-points': {
      const full = clauses.fullScore.value
      const below = clauses.modifiedWinBelow?.value ?? 1
      const leads = [full, full - 1, below, below - 1, 1]
      const won = leads.flatMap((lead): readonly Score[] => [
        [lead, 0],
        [full, full - lead],
      ])
      const scores = [...won, ...won.map(([high, low]): Score => [low, high])]
      return [
        ...(['destruction', 'time'] as const).flatMap((ending) =>
          scores.filter(([a, b]) => a !== b).map((score): Result => ({ ending, score })),
        ),
        ...level(full),
      ]
    }
    case 'victory-points': {
      const target = clauses.target.value
      return [
        { ending: 'points', score: [target, 0] },
        { ending: 'points', score: [0, target] },
      ]
    }
    case 'two-games': {
      const games: readonly Game[] = ['first', 'second', 'draw', 'unplayed']
      const played = games.flatMap((one) =>
        games.map((two): Result => ({ ending: 'games', games: [one, two] })),
      )
      return [...played, ...seats.map((seat): Result => wonBy(seat))]
    }
    case 'sided-game':
      return seats.map(wonBy)
  }
}

/** Equal scores, undecided and as whatever decides them would. */
const level = (full: number): readonly Result[] => {
  const ends: readonly Result[] = [
    { ending: 'mutual-destruction', score: [full, full] },
    { ending: 'time', score: [0, 0] },
  ]
  return ends.flatMap((end) => [
    end,
    ...seats.flatMap((seat) => [{ ...end, salvo: seat } as Result, { ...end, initiative: seat }]),
  ])
}

const wonBy = (winner: Seat): Result => ({ ending: 'won', winner, light: winner })
