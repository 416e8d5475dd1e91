import type { Luck } from '../luck.ts'

/** A game of a bracket that was played out; `round` counts on its side. */
export type BracketGame = {
  readonly side: 'winners' | 'losers' | 'final'
  readonly round: number
  readonly players: readonly [number, number]
}

/** Double elimination with a second final where it is needed. */
export type BracketEngine = {
  readonly name: string
  /** Builds a bracket to be played out once. */
  readonly build: (entrants: number) => Promise<(luck: Luck) => Promise<readonly BracketGame[]>>
}
