import { scorerOf, wayIn } from '../../event/reading/scoring-of.ts'
import type { Created } from '../../event/spine/state.ts'
import type { Earned } from '../../vocabulary/outcome.ts'
import type { Result } from '../../vocabulary/result.ts'
import type { Pair } from '../../vocabulary/seat.ts'
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
 * The results a way of scoring tells of stand for all others.
 */
export const matchEnds = (created: Created, stage: StageKind): readonly MatchEnd[] => {
  const ofEvent = known.get(created) ?? new Map<StageKind, readonly MatchEnd[]>()
  known.set(created, ofEvent)
  const before = ofEvent.get(stage)
  if (before !== undefined) return before
  const scorer = scorerOf(created, stage)
  const ends = new Map<string, MatchEnd>()
  for (const result of wayIn(created, stage).ends()) {
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
