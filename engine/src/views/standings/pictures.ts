import { cutOf } from '../../event/cut/cut-of.ts'
import { countedRounds } from '../../event/reading/ledger-of.ts'
import { standingsOf } from '../../event/reading/standings-of.ts'
import type { EventState } from '../../event/spine/state.ts'
import type { Standing } from '../../standings/standings.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import { cutAhead } from '../needs/cut-ahead.ts'
import { type ListShares, listShares } from '../players/list-shares.ts'

/** A player's places, one for each round of the picture; null where there was none. */
export type PlayerPlaces = {
  readonly player: PlayerId
  readonly places: readonly (number | null)[]
}

/** How many have so many tournament points, and how many of them are in the cut. */
type PointsGroup = {
  readonly tournamentPoints: number
  readonly players: number
  readonly in: number
}

/** What can be drawn of the rounds that are over: what is still being entered moves no line. */
export type Pictures = {
  /** The Swiss rounds that are closed. */
  readonly rounds: readonly number[]
  /** Everybody who has a place after the last of them, the best first. */
  readonly players: readonly PlayerPlaces[]
  /** The most points first. */
  readonly points: readonly PointsGroup[]
  /** How many go on, or went; null without a cut. */
  readonly cut: number | null
  /** Of the lists that are known. */
  readonly shares: ListShares
}

export const picturesView = (state: EventState): Pictures => {
  const closed = countedRounds(state).filter(({ status }) => status === 'closed')
  const rounds = closed.map(({ number }) => number)
  const last = rounds.at(-1)
  const ranked = last === undefined ? [] : placed(standingsOf(state, last))
  const placesAfter = rounds.map(
    (round) => new Map(standingsOf(state, round).map(({ player, place }) => [player, place])),
  )
  const { size, seeds } = cutAfter(state)
  return {
    rounds,
    players: ranked.map(({ player }) => ({
      player,
      places: placesAfter.map((places) => places.get(player) ?? null),
    })),
    points: counted(ranked.map(({ tournamentPoints }) => tournamentPoints))
      .map(([tournamentPoints, players]) => ({
        tournamentPoints,
        players,
        in: ranked.filter(
          (one) => one.tournamentPoints === tournamentPoints && seeds.has(one.player),
        ).length,
      }))
      .toSorted((a, b) => b.tournamentPoints - a.tournamentPoints),
    cut: size,
    shares: listShares(state),
  }
}

const placed = (standings: readonly Standing[]): readonly Standing[] =>
  standings.filter(({ place }) => place !== null)

const counted = <T>(all: readonly T[]): readonly (readonly [T, number])[] => {
  const counts = new Map<T, number>()
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts]
}

/** The cut that was made after these rounds, or as it would be now. */
const cutAfter = (
  state: EventState,
): { readonly size: number | null; readonly seeds: ReadonlySet<PlayerId> } => {
  const ahead = cutAhead(state)
  const made = state.cut !== null && (ahead === null || state.cut.stage === state.stages.length)
  const size = made ? (state.cut?.seeds.length ?? 0) : ahead
  if (size === null) return { size, seeds: new Set() }
  return { size, seeds: new Set(made ? state.cut?.seeds : cutOf(closedOnly(state), size).seeds) }
}

/** Without the running round, whose results would already move the line. */
const closedOnly = (state: EventState): EventState =>
  state.rounds.every(({ status }) => status === 'closed')
    ? state
    : { ...state, rounds: state.rounds.filter(({ status }) => status === 'closed') }
