import {
  type Explained,
  type Explanation,
  type MeasureName,
  measureField,
  measureNames,
  type PlayerId,
} from '@topcut/engine'

/** The numbers of a line that open into their addends. */
export type NumberName = 'tournament-points' | MeasureName
export const numberNames: readonly NumberName[] = ['tournament-points', ...measureNames]

/** Where a line that travels has a number: `tournamentPoints`. */
export const numberField = (name: NumberName) =>
  name === 'tournament-points' ? 'tournamentPoints' : measureField(name)

/** Null where the document has no such number. */
export const explainedIn = (explanation: Explanation, name: NumberName): Explained | null =>
  explanation[numberField(name)]

/** What is open below a line: its rounds, what decided its place, or one of its numbers. */
export type Opened = {
  readonly player: PlayerId
  readonly what: 'rounds' | 'place' | NumberName
}

/** What every number that opens is given. */
export type Opener = {
  readonly isOpen: (what: Opened['what']) => boolean
  readonly toggle: (what: Opened['what']) => void
}
