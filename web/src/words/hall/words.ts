import type { DecidedBy, Ending, Outcome } from '@topcut/engine'

export type HallTab = 'pairings' | 'standings' | 'bracket' | 'about'

/** What spectators and the wall say: their own few words, so that they load no others. */
export type HallWords = {
  readonly parts: string
  readonly tabs: { readonly [T in HallTab]: string }
  readonly round: (round: number) => string
  readonly roundOf: (round: number, of: number) => string
  readonly tablesOf: (round: number) => string
  readonly afterRound: (round: number) => string
  readonly rounds: string
  readonly table: string
  readonly tableAt: (table: number) => string
  readonly byName: string
  readonly byTable: string
  readonly yourName: string
  readonly nobodyFound: string
  readonly meets: (name: string) => string
  readonly bye: string
  readonly mission: string
  readonly players: (count: number) => string
  readonly waitingForPlace: (count: number) => string
  readonly registered: string
  readonly over: string
  readonly champion: string
  readonly finalPlaces: string
  readonly empty: {
    readonly pairings: string
    readonly standings: string
    readonly bracket: string
    readonly about: string
    readonly players: string
  }
  readonly clock: {
    readonly name: string
    readonly notStarted: string
    readonly paused: string
    readonly noLimit: string
    readonly called: string
    readonly until: (time: string) => string
    readonly tableUntil: (table: number, time: string) => string
    readonly tableMore: (table: number, minutes: number) => string
    readonly isUp: string
    readonly stillPlaying: string
    readonly resultsIn: (entered: number, of: number) => string
    readonly roundClosed: string
  }
  readonly status: { readonly waiting: string; readonly playing: string; readonly ended: string }
  readonly endings: { readonly [E in Ending]: string }
  readonly outcomes: { readonly [O in Outcome]: string }
  readonly measures: { readonly [M in DecidedBy]: string }
  readonly columns: {
    readonly place: string
    readonly player: string
    readonly opponent: string
    readonly points: string
    readonly margin: string
    readonly schedule: string
    readonly extended: string
    readonly opponentPoints: string
    readonly round: string
    readonly sum: string
  }
  /** What a narrow column is called; the whole name stands beside it for those who ask. */
  readonly short: {
    readonly points: string
    readonly margin: string
    readonly schedule: string
    readonly extended: string
  }
  readonly decidedBy: (measure: string) => string
  readonly decidedByLot: string
  readonly scheduleOf: (value: string, exact: string) => string
  readonly roundsOf: (name: string) => string
  readonly bracket: {
    readonly final: string
    readonly semiFinal: string
    readonly quarterFinal: string
    readonly top: (size: number) => string
    readonly grandFinal: string
    readonly reset: string
    /** Below the deciding game. */
    readonly onlyIfLevel: string
    readonly block: (number: number) => string
    readonly sitsOut: string
    readonly winnerOf: (game: string) => string
    readonly loserOf: (game: string) => string
    readonly game: (game: string) => string
  }
  readonly lost: (age: string) => string
  readonly seconds: (count: number) => string
  readonly minutes: (count: number) => string
  readonly unreachable: string
  readonly wall: {
    readonly names: (range: string) => string
    readonly places: (range: string) => string
    readonly next: (seconds: number, range: string) => string
    readonly fullScreen: string
    readonly shows: {
      readonly auto: string
      readonly pairings: string
      readonly clock: string
      readonly standings: string
      readonly bracket: string
      readonly announcement: string
      readonly places: string
    }
  }
}
