import type { SwissState } from './swiss-state.ts'

export type PairedBy = {
  readonly pairs: readonly (readonly [number, number])[]
  /** What an engine can prove of its round; null where it says nothing. */
  readonly certified: string | null
}

/** `prepare` puts a state into the form an engine reads and is not timed; what it returns is. */
export type PairingEngine = {
  readonly name: string
  readonly prepare: (state: SwissState, run: number) => () => PairedBy
}
