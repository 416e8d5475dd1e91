import type { Explanation, PlayerId } from '@topcut/engine'

/** The numbers of a line that open into their addends. */
export const measureKeys = [
  'tournamentPoints',
  'marginOfVictory',
  'strengthOfSchedule',
  'extendedStrengthOfSchedule',
] as const satisfies readonly (keyof Explanation)[]
export type MeasureKey = (typeof measureKeys)[number]

export const measureTerms = {
  tournamentPoints: 'tournament-points',
  marginOfVictory: 'margin-of-victory',
  strengthOfSchedule: 'strength-of-schedule',
  extendedStrengthOfSchedule: 'extended-strength-of-schedule',
} as const satisfies { readonly [K in MeasureKey]: string }

/** What is open below a line: its rounds, what decided its place, or one of its numbers. */
export type Opened = {
  readonly player: PlayerId
  readonly what: 'rounds' | 'place' | MeasureKey
}

/** What every number that opens is given. */
export type Opener = {
  readonly isOpen: (what: Opened['what']) => boolean
  readonly toggle: (what: Opened['what']) => void
}
