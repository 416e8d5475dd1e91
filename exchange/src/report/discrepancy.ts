/** What a file can say against its own results. */
export type DiscrepancyKind =
  | 'tournament-points'
  | 'margin-of-victory'
  | 'strength-of-schedule'
  | 'extended-strength-of-schedule'
  | 'place'
  | 'winner'
  | 'bye'
  | 'drop'
  | 'rematch'
  | 'missing-match'
  | 'impossible-score'
  | 'duplicate-player'
  | 'unknown-player'
  | 'unknown-result'

/** Known errors and habits of other tools that explain a difference. */
export type Cause =
  | 'modified-as-win'
  | 'win-as-modified'
  | 'bye-not-counted'
  | 'bye-margin'
  | 'draw-counted-otherwise'
  | 'one-match-missing'
  | 'margin-of-equal-scores'
  | 'own-formula'
  | 'no-head-to-head'
  | 'follows-points'
  | 'keyed-by-name'
  | 'winner-not-written'
  | 'first-bye-omitted'
  | 'result-of-another-title'
  | 'swapped-scores'

/** One thing that a file claims, beside what its own results come to. */
export type Discrepancy = {
  readonly player: string | null
  readonly round: number | null
  readonly what: DiscrepancyKind
  readonly file: string
  readonly computed: string
  readonly likely: Cause | null
}
