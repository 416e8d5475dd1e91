import { awaiting, type EventState, finalPlaces, type Place } from '@topcut/engine'

/** The final places as soon as all is played: a ceremony is held before everybody sees them. */
export const placesNow = (state: EventState): readonly Place[] | null => {
  if (state.finished !== null) return state.finished.places
  return awaiting(state).step === 'finish-event' ? finalPlaces(state) : null
}
