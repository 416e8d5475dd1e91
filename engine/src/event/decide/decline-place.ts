import { grant, refuse } from '../../log/decision.ts'
import type { Decider } from '../ask.ts'
import { isActive, roundsOfStage } from '../rounds.ts'
import { rulesOf } from '../rules.ts'
import { standingsOf } from '../standings-of.ts'
import type { EventState } from '../state.ts'

/**
 * Gives up a place after the cut. The next in the standings comes in as the lowest seed, everybody
 * below the gap moves up, and the first round is paired anew.
 */
export const declinePlace: Decider<'decline-place'> = (state, { player }) => {
  const { cut } = state
  if (cut === null || !cut.seeds.includes(player)) {
    return refuse({ code: 'no-place-to-decline', player })
  }
  const { value: until, rule } = rulesOf(state.created).regulation.cut.replacement
  const isSeeded = state.stages.length > cut.stage
  if ((isSeeded && until === 'until-seeded') || hasBegun(state, cut.stage)) {
    return refuse({ code: 'stage-running', stage: cut.stage + 1, rule })
  }
  const stay = cut.seeds.filter((seed) => seed !== player)
  // Whom an earlier cut left behind does not come back.
  const before = cut.stage > 1 ? (state.stages[cut.stage - 1]?.entrants ?? []) : null
  const replacement =
    standingsOf(state).find(
      (line) =>
        line.place !== null &&
        !cut.seeds.includes(line.player) &&
        (before === null || before.includes(line.player)) &&
        isActive(state, line.player),
    )?.player ?? null
  const isHere = isActive(state, player)
  if (!isHere && replacement === null) return refuse({ code: 'no-place-to-decline', player })
  // A chart has no fewer slots: with nobody left to move up, the last one stays and is forfeited.
  const last = replacement ?? (cut.kindOfStage === 'double-elimination' ? player : null)
  const seeds = last === null ? stay : [...stay, last]
  const after = state.rounds.filter((round) => round.stage < cut.stage).length
  return grant([
    { kind: 'place-declined', player, replacement, seeds },
    ...(isHere ? [{ kind: 'player-dropped' as const, player, after }] : []),
  ])
}

/** A stage has begun with the first result or the first clock. */
const hasBegun = (state: EventState, stage: number): boolean =>
  roundsOfStage(state, stage).some(
    (round) =>
      round.clock !== null ||
      round.matches.some((match) => state.matches.get(match)?.result !== null),
  )
