import {
  closedNeeds,
  type EventState,
  needsView,
  type PlayerId,
  peopleFrom,
  redact,
} from '@topcut/engine'

/** More would take too long for whoever asks after the next result. */
const simulatedEnds = 80

/** By what players may know, whoever asks; `own` is the player who asks, where one does. */
export const needsOf = (state: EventState, player: PlayerId, own: PlayerId | null) => {
  // Nobody is named in it.
  const known = redact(state, peopleFrom([]), { role: 'player', player }).state
  // The same luck every time: shares that jump would look like news.
  const simulation = { runs: simulatedEnds, entropy: `needs ${player}` }
  return (own === null ? null : closedNeeds(known, own)) ?? needsView(known, player, simulation)
}
