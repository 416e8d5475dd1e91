import type { PlayerId } from '../../vocabulary/ids.ts'
import { isActive, isUnderWay, matchesOf, roundsOfStage } from '../reading/rounds.ts'
import { rulesOf } from '../reading/rules.ts'
import { standingsOf } from '../reading/standings-of.ts'
import type { FactOf, Refusal } from '../spine/answers.ts'
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
  const standings = standingsOf(state)
  // For the title play those who are level: nobody else comes into a final match.
  const level =
    cut.kindOfStage === 'final-match'
      ? standings.find((line) => line.player === player)?.tournamentPoints
      : undefined
  const next = standings.find(
    (line) =>
      line.place !== null &&
      !cut.seeds.includes(line.player) &&
      (before === null || before.includes(line.player)) &&
      (level === undefined || line.tournamentPoints === level) &&
      isActive(state, line.player),
  )
  return { refusal: null, cut, replacement: next?.player ?? null }
}

/** Who is missing from the first match after the cut has a place that somebody else could take. */
export const placeLeftEmpty = (state: EventState, player: PlayerId): readonly Warning[] => {
  const place = placeAfterCut(state, player)
  if (place.refusal !== null || place.replacement === null) return []
  const { rule } = rulesOf(state.created).regulation.cut.replacement
  return [{ code: 'place-left-empty', player, rule }]
}

/** What comes of a place that is given up: who goes on now, and what the leader is told. */
export const placeGivenUp = (
  state: EventState,
  player: PlayerId,
  { cut, replacement }: Extract<PlaceAfterCut, { readonly refusal: null }>,
): {
  readonly declined: FactOf<'place-declined'>
  /** The last round of whoever gives it up. */
  readonly after: number
  readonly warnings: readonly Warning[]
} => {
  const stay = cut.seeds.filter((seed) => seed !== player)
  const seeds = replacement === null ? stay : [...stay, replacement]
  const { rule } = rulesOf(state.created).regulation.cut.replacement
  return {
    declined: { kind: 'place-declined', player, replacement, seeds },
    after: state.rounds.filter((round) => round.stage < cut.stage).length,
    warnings: [
      replacement === null
        ? { code: 'place-stays-empty', player, rule }
        : { code: 'place-goes-to', player: replacement, rule },
    ],
  }
}

/** A stage has begun with the first clock, the first result, or the first who sat down to play. */
const hasBegun = (state: EventState, stage: number): boolean =>
  roundsOfStage(state, stage).some(
    (round) => round.clock !== null || matchesOf(state, round).some(isUnderWay),
  )
