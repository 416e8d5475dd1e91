/** Milliseconds after which a connection that brings nothing is given up. */
export type Deadlines = {
  /** From the connection, or the first byte of a request, to the end of its headers. */
  readonly headers: number
  /** To the end of its body: a file of an import on a poor network fits in. */
  readonly request: number
  /** Nothing is written, nothing is taken. */
  readonly silence: number
  /** Between two requests of one connection. */
  readonly idle: number
  /** How often connections are looked at. */
  readonly look: number
}

export const usualDeadlines: Deadlines = {
  headers: 15_000,
  request: 120_000,
  silence: 60_000,
  // Longer than proxies keep theirs: one that sends into a connection just closed fails.
  idle: 72_000,
  look: 5_000,
}
