import { type EventState, instant, mattersView } from '@topcut/engine'

/** How much waits for a leader's word. What a player may still appeal waits for nobody. */
export const openMatterCount = (state: EventState): number => {
  const { calls, cases, proposals, appealed, lossesToEnter } = mattersView(state, instant(0))
  return [calls, cases, proposals, appealed, lossesToEnter].reduce(
    (sum, { length }) => sum + length,
    0,
  )
}
