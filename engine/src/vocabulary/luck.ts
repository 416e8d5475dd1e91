/** Where the entropy of a draw comes from, for everybody who wants to draw it again. */
export type DrawnLuck = {
  /** What was committed to before; it is told only now. */
  readonly lot: string
  /** How often this round had been drawn before. */
  readonly draw: number
  /** What the hall had added. */
  readonly hall: readonly string[]
  /** The hash of the lot of the round after it. */
  readonly committed: string
}

/** The entropy of a draw; with the luck it comes from where that was fixed before. */
export type Drawn = { readonly entropy: string; readonly luck?: DrawnLuck }
