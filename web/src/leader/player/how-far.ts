import {
  type Bracket,
  bracketOf,
  currentStage,
  type EventState,
  isBeaten,
  isBracket,
  type PlayerId,
} from '@topcut/engine'

type HowFar = {
  readonly kind: 'playing' | 'out'
  /** Once the event is over. */
  readonly place: number | null
}

/** Worked out once for a state: every row of a long list asks. */
const known = new WeakMap<EventState, Bracket>()
const bracketNow = (state: EventState): Bracket => {
  const before = known.get(state)
  if (before !== undefined) return before
  const made = bracketOf(state, state.stages.length - 1)
  known.set(state, made)
  return made
}

/** Where somebody is who has not left: still in it, out after the cut, or placed at the end. */
export const howFar = (state: EventState, player: PlayerId): HowFar => {
  const { finished, stages } = state
  if (finished !== null) {
    const place = finished.places.find((one) => one.player === player)?.place ?? null
    return { kind: 'out', place }
  }
  const stage = currentStage(state)
  if (stage === null) return { kind: 'playing', place: null }
  const isCut = stages.length > 1 && !stage.entrants.includes(player)
  const { kind } = stage.plan
  const isOut = isCut || (isBracket(kind) && isBeaten(bracketNow(state), player, kind))
  return { kind: isOut ? 'out' : 'playing', place: null }
}
