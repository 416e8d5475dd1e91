import { type Field, meetingsOf } from '../../pairing/field.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Pair } from '../../vocabulary/seat.ts'
import { countedRounds } from '../reading/ledger-of.ts'
import { activePlayers, matchesOf, openRound, roundsOfStage } from '../reading/rounds.ts'
import { rulesOf } from '../reading/rules.ts'
import { standingsOf } from '../reading/standings-of.ts'
import type { Constraint, EventState, Round } from '../spine/state.ts'

/** The field of the Swiss round to come: everybody active, with points, meetings and wishes. */
export const swissField = (state: EventState, entropy: string): Field => {
  const points = new Map<PlayerId, number>()
  const totals = new Map(
    isReset(state)
      ? []
      : standingsOf(state).map(({ player, tournamentPoints }) => [player, tournamentPoints]),
  )
  for (const { player } of activePlayers(state)) points.set(player, totals.get(player) ?? 0)
  const isFirstRound = closedRounds(state) === 0
  return {
    points,
    met: meetingsOf(
      roundsInScope(state).flatMap((round) =>
        matchesOf(state, round).map(({ players }) => ({ players, round: round.number })),
      ),
    ),
    avoid: isFirstRound ? wishes(state) : [],
    forbidden: constrained(state, 'forbidden'),
    fixed: constrained(state, 'fixed'),
    isFirstRound,
    entropy,
  }
}

const constrained = (state: EventState, how: Constraint['as']): readonly Pair<PlayerId>[] =>
  state.constraints.filter(({ as }) => as === how).map(({ players }) => players)

/** Where a cut takes the points away, nobody has any until a round of the new stage counts. */
const isReset = (state: EventState): boolean => {
  const stage = state.stages.length - 1
  const { afterCut } = rulesOf(state.created).readings
  return stage > 0 && afterCut === 'reset' && !countedRounds(state).some((r) => r.stage === stage)
}

/** The rounds in which a meeting counts: those of the stage, or all Swiss rounds. */
const roundsInScope = (state: EventState): readonly Round[] => {
  const scope = rulesOf(state.created).regulation.pairing.rematch.value
  const stage = state.stages.length - 1
  return countedRounds(state).filter((round) => scope === 'in-swiss' || round.stage === stage)
}

/** Rounds played so far; a pairing that waits to be published is about to be replaced. */
const closedRounds = (state: EventState): number =>
  roundsOfStage(state, 0).filter((round) => round !== openRound(state)).length

/** Who asked not to meet whom in round 1, where tier and document honour it. */
const wishes = (state: EventState): readonly (readonly [PlayerId, PlayerId])[] => {
  const honoured = rulesOf(state.created).regulation.pairing.avoidInFirstRound
  if (honoured === null || !honoured.value.includes(state.created.tier)) return []
  return activePlayers(state).flatMap(({ player, avoid }) =>
    avoid.map((other) => [player, other] as const),
  )
}
