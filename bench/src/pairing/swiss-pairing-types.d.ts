declare module 'swiss-pairing' {
  type Side = { readonly id: number | string | null; readonly points: number }

  /** The package has no types of its own. */
  const swissPairing: (options: { readonly maxPerRound: number }) => {
    readonly getMatchups: (
      round: number,
      participants: readonly { readonly id: number | string; readonly seed: number }[],
      matches: readonly { readonly round: number; readonly home: Side; readonly away: Side }[],
    ) => readonly { readonly home: string | null; readonly away: string | null }[]
  }
  export = swissPairing
}
