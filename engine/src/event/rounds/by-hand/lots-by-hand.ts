import type { PlayerId } from '../../../vocabulary/ids.ts'
import type { Bye, Pairing } from '../../../vocabulary/pairing.ts'
import type { Pair } from '../../../vocabulary/seat.ts'
import type { DueGames } from '../../reading/bracket/due-games.ts'
import { activePlayers, currentStage, isActive, roundsOfStage } from '../../reading/rounds.ts'
import type { Refusal } from '../../spine/answers.ts'
import type { EventState } from '../../spine/state.ts'

/** Whether the round to be paired is the one whose games lots give. */
export const isDrawnByLot = (state: EventState): boolean =>
  (currentStage(state)?.places ?? null) !== null &&
  roundsOfStage(state, state.stages.length - 1).every(({ status }) => status === 'paired')

type Tables = readonly Pair<PlayerId>[]

/**
 * The first round of a bracket without seeds as it was drawn elsewhere: any meeting may have come
 * out of the lots, so games that these lots do not have take the numbers that are left.
 */
export const lotsByHand = (
  state: EventState,
  tables: Tables,
  due: DueGames,
): { readonly pairings: readonly Pairing[]; readonly byes: readonly Bye[] } => {
  const drawn = new Map(
    tables.map((players) => [players, gameOf(due.pairings, players)?.game] as const),
  )
  const sitting = sittingOut(state, tables)
  const ruled = new Map(due.byes.map((bye) => [bye.player, bye] as const))
  const taken = new Set([...drawn.values(), ...sitting.map((player) => ruled.get(player)?.game)])
  const free = due.games.map(({ game }) => game).filter((game) => !taken.has(game))
  const numbered = (game: string | undefined) => game ?? free.shift() ?? ''
  return {
    pairings: tables.map((players, index) => ({
      table: index + 1,
      players,
      reason: { kind: 'by-hand' },
      game: numbered(drawn.get(players)),
    })),
    byes: sitting.map((player) => {
      const bye = ruled.get(player)
      return bye ?? { player, kind: 'odd-number', game: numbered(undefined) }
    }),
  }
}

const gameOf = (due: readonly Pairing[], players: Pair<PlayerId>): Pairing | undefined =>
  due.find((one) => one.players.every((player) => players.includes(player)))

const sittingOut = (state: EventState, tables: Tables): readonly PlayerId[] => {
  const playing = new Set(tables.flat())
  return activePlayers(state).flatMap(({ player }) => (playing.has(player) ? [] : [player]))
}

/** What speaks against it: as many must sit out as the bracket has room for, no more and no fewer. */
export const lotsRefusals = (
  state: EventState,
  tables: Tables,
  sitting: readonly PlayerId[],
  due: DueGames,
): readonly Refusal[] => {
  const gone = [...tables.flat(), ...sitting].find((player) => !isActive(state, player))
  if (gone !== undefined) {
    const code = state.players.has(gone) ? 'not-active' : 'unknown-player'
    return [{ code, player: gone }]
  }
  const resting = sittingOut(state, tables)
  const games = due.pairings.length + due.byes.length
  if (tables.length + resting.length > games) {
    const players = resting.filter((player) => !sitting.includes(player))
    return players.length > 0
      ? [{ code: 'left-out', players }]
      : [{ code: 'wrong-bracket', players: sitting }]
  }
  const others = tables.filter((players) => gameOf(due.pairings, players) === undefined)
  if (tables.length + resting.length < games) {
    return [{ code: 'wrong-bracket', players: others.flat() }]
  }
  return others.length === 0
    ? []
    : [{ code: 'wrong-bracket', players: others.flat(), overridable: true }]
}
