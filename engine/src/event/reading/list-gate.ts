import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Refusal } from '../spine/answers.ts'
import type { EventState, ListState } from '../spine/state.ts'
import { matchesOf, matchOfPlayer, openRound } from './rounds.ts'
import { rulesOf } from './rules.ts'

/** Whether everybody has to hand a list in: the document says so, or this event does. */
export const areListsDue = ({ created, details }: EventState): boolean => {
  const { always, askedAt } = rulesOf(created).regulation.lists.list.value
  return always || (details.listsAsked ?? askedAt.includes(created.tier))
}

/** Who plays, or is there to play, where lists are due. */
const thoseWhoOwe = (state: EventState): readonly PlayerId[] =>
  areListsDue(state)
    ? [...state.players.values()]
        .filter(
          ({ status, checkedIn }) => status === 'active' || (status === 'registered' && checkedIn),
        )
        .map(({ player }) => player)
    : []

/** Who plays, or is there to play, and has not handed in a list that is due. */
export const missingLists = (state: EventState): readonly PlayerId[] =>
  thoseWhoOwe(state).filter((player) => !state.lists.has(player))

/** A list in words of one's own, where the document says what has to stand in it. */
export const isUnchecked = (created: EventState['created'], handedIn: ListState): boolean =>
  handedIn.list.kind === 'text' &&
  handedIn.checkedBy === undefined &&
  rulesOf(created).regulation.lists.list.value.contents.length > 0

/** Whose list is there, but of which nobody knows what it says. */
export const uncheckedLists = (state: EventState): readonly PlayerId[] =>
  thoseWhoOwe(state).filter((player) => {
    const handedIn = state.lists.get(player)
    return handedIn !== undefined && isUnchecked(state.created, handedIn)
  })

const refusalsFor = (
  state: EventState,
  isMeant: (player: PlayerId) => boolean,
): readonly Refusal[] => {
  const { rule } = rulesOf(state.created).regulation.lists.list
  const about = { rule, overridable: true } as const
  const missing = missingLists(state).filter(isMeant)
  const unchecked = uncheckedLists(state).filter(isMeant)
  return [
    ...(missing.length === 0
      ? []
      : [{ code: 'lists-missing', players: missing, ...about } as const]),
    ...(unchecked.length === 0
      ? []
      : [{ code: 'lists-unchecked', players: unchecked, ...about } as const]),
  ]
}

/** What the document says against starting without lists. */
export const listRefusals = (state: EventState): readonly Refusal[] =>
  refusalsFor(state, () => true)

/** Who was not there at the start: looked up, for a hall of thousands is asked about one by one. */
const latecomers = ({ stages: [first] }: EventState): ((player: PlayerId) => boolean) => {
  let entrants: ReadonlySet<PlayerId> | null = null
  return (player) => {
    if (first === undefined) return false
    entrants ??= new Set(first.entrants)
    return !entrants.has(player)
  }
}

/** Who came after the start and still owes a list that is due. */
export const lateWithoutList = (state: EventState): readonly PlayerId[] =>
  missingLists(state).filter(latecomers(state))

/** Before their first round late entrants owe what everybody owed before the start. */
export const lateListRefusals = (state: EventState): readonly Refusal[] => {
  const cameLate = latecomers(state)
  return refusalsFor(state, (player) => cameLate(player) && !hasSat(state, player))
}

const hasSat = (state: EventState, player: PlayerId): boolean =>
  state.rounds.some(
    (round) =>
      round.status !== 'paired' &&
      (matchOfPlayer(state, round, player) !== null ||
        round.byes.some((bye) => bye.player === player)),
  )

/** Whether the round before which lists are added up has begun: a clock, a result, or its end. */
export const isPointsCheckOver = (state: EventState): boolean => {
  const before = rulesOf(state.created).regulation.lists.pointsCheck?.value ?? 1
  const round = state.rounds[before - 1]
  if (round === undefined) return false
  const hasResult = matchesOf(state, round).some(({ result }) => result !== null)
  return round.clock !== null || round.status === 'closed' || hasResult
}

/** The tables where a player has not yet added up the opponent's list, as ordered. */
export const unsignedTables = (state: EventState): readonly number[] => {
  const round = openRound(state)
  const { pointsCheck } = rulesOf(state.created).regulation.lists
  if (!state.pointsCheckOrdered || round === null || round.number !== pointsCheck?.value) return []
  return matchesOf(state, round)
    .filter(({ players, signed }) => !players.every((player) => signed.includes(player)))
    .map(({ table }) => table)
}
