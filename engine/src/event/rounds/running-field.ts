import type { Field } from '../../pairing/field/field.ts'
import { openRound } from '../reading/rounds.ts'
import type { EventState } from '../spine/state.ts'
import { swissField } from './swiss-field.ts'

/** The state as it would be if the open round had not been paired: what it is to be paired from. */
export const beforeOpenRound = (state: EventState): EventState =>
  openRound(state) === null ? state : { ...state, rounds: state.rounds.slice(0, -1) }

/** The field of the round that is running, by everything known now. */
export const runningField = (state: EventState, entropy: string): Field =>
  swissField(beforeOpenRound(state), entropy)
