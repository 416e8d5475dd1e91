import type { PlayerId } from '../../vocabulary/ids.ts'
import { isActive, roundsOfStage } from '../reading/rounds.ts'
import { rulesOf } from '../reading/rules.ts'
import { standingsOf } from '../reading/standings-of.ts'
import type { Refusal } from '../spine/answers.ts'
import type { Warning } from '../spine/decision.ts'
import type { CutMade, EventState } from '../spine/state.ts'

type PlaceAfterCut =
  | { readonly refusal: Refusal }
  | {
      readonly refusal: null
      readonly cut: CutMade
      /** The next in the standings; null where nobody is left. */
      readonly replacement: PlayerId | null
    }

/** Whether a place won by the cut can still go to somebody else, and to whom. */
export const placeAfterCut = (state: EventState, player: PlayerId): PlaceAfterCut => {
  const { cut } = state
  if (cut === null || !cut.seeds.includes(player)) {
    return { refusal: { code: 'no-place-to-decline', player } }
  }
  const { value: until, rule } = rulesOf(state.created).regulation.cut.replacement
  const isSeeded = state.stages.length > cut.stage
  if ((isSeeded && until === 'until-seeded') || hasBegun(state, cut.stage)) {
    return { refusal: { code: 'stage-running', stage: cut.stage + 1, rule } }
  }
  // Whom an earlier cut left behind does not come back.
  const before = cut.stage > 1 ? (state.stages[cut.stage - 1]?.entrants ?? []) : null
  const next = standingsOf(state).find(
    (line) =>
      line.place !== null &&
      !cut.seeds.includes(line.player) &&
      (before === null || before.includes(line.player)) &&
      isActive(state, line.player),
  )
  return { refusal: null, cut, replacement: next?.player ?? null }
}

/** Who leaves between the cut and its first match leaves a place that somebody else could take. */
export const placeLeftEmpty = (state: EventState, player: PlayerId): readonly Warning[] => {
  const place = placeAfterCut(state, player)
  if (place.refusal !== null || place.replacement === null) return []
  const { rule } = rulesOf(state.created).regulation.cut.replacement
  return [{ code: 'place-left-empty', player, rule }]
}

/** A stage has begun with the first result or the first clock. */
const hasBegun = (state: EventState, stage: number): boolean =>
  roundsOfStage(state, stage).some(
    (round) =>
      round.clock !== null ||
      round.matches.some((match) => state.matches.get(match)?.result !== null),
  )
