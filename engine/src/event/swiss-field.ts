import { type Field, meetingsOf } from '../pairing/field.ts'
import type { PlayerId } from '../vocabulary/ids.ts'
import { countedRounds, standingsOf } from './ledger-of.ts'
import { activePlayers, matchesOf, openRound, roundsOfStage } from './rounds.ts'
import { rulesOf } from './rules.ts'
import type { EventState } from './state.ts'

/** The field of the Swiss round to come: everybody active, with points, meetings and wishes. */
export const swissField = (state: EventState, entropy: string): Field => {
  const points = new Map<PlayerId, number>()
  const totals = new Map(
    standingsOf(state).map(({ player, tournamentPoints }) => [player, tournamentPoints]),
  )
  for (const { player } of activePlayers(state)) points.set(player, totals.get(player) ?? 0)
  const isFirstRound = closedRounds(state) === 0
  return {
    points,
    met: meetingsOf(
      countedRounds(state).flatMap((round) =>
        matchesOf(state, round).map(({ players }) => ({ players, round: round.number })),
      ),
    ),
    avoid: isFirstRound ? wishes(state) : [],
    isFirstRound,
    entropy,
  }
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
