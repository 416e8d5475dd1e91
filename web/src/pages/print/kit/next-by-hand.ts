import { currentRound, type EventState } from '@topcut/engine'

/** The round that would be paired on paper; null after the end, when none is to come. */
export const nextByHand = (state: EventState): number | null => {
  if (state.finished !== null) return null
  const latest = currentRound(state)
  if (latest === null) return 1
  return latest.status === 'paired' ? latest.number : latest.number + 1
}
