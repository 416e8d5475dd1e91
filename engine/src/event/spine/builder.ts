import type { LeaderId, MatchId, PlayerId } from '../../vocabulary/ids.ts'
import type { FactOf } from './answers.ts'
import type { EventState, Leader, Match, PlayerState, Round } from './state.ts'

/**
 * The state while facts are folded into it. Its containers are changed in place: copying a map of
 * 10,000 players for each fact would make replaying quadratic. What they hold is never changed,
 * only replaced, so a copy of the containers is a state of its own.
 */
export type Builder = {
  -readonly [K in keyof EventState]: EventState[K] extends ReadonlyMap<infer Key, infer Value>
    ? Map<Key, Value>
    : EventState[K] extends readonly (infer Item)[]
      ? Item[]
      : EventState[K]
}

export const builderFrom = ({ about = {}, ...created }: FactOf<'event-created'>): Builder => ({
  version: 0,
  created,
  about,
  details: {},
  ticked: [],
  announced: null,
  told: null,
  announcedAnew: [],
  message: null,
  embedding: 'nowhere',
  leaders: created.organizer === undefined ? [] : [organizerFrom(created.organizer)],
  capacity: null,
  clubsApart: null,
  players: new Map(),
  cards: null,
  lists: new Map(),
  listsOpenTo: 'leaders',
  deckChecks: [],
  pointsCheckOrdered: false,
  constraints: [],
  luck: { hall: [], drawn: {} },
  tables: { first: 1, closed: [] },
  featured: null,
  stages: [],
  rounds: [],
  matches: new Map(),
  missionCards: new Map(),
  cut: null,
  rulings: new Map(),
  calls: new Map(),
  proposals: new Map(),
  cases: new Map(),
  sharings: [],
  finished: null,
  cancelled: null,
})

const organizerFrom = (leader: LeaderId): Leader => ({
  leader,
  role: 'organizer',
  plays: null,
  second: null,
  acting: true,
})

/** A builder that can go on from a state without changing it. */
export const thaw = (state: EventState): Builder => ({
  ...state,
  ticked: [...state.ticked],
  announcedAnew: [...state.announcedAnew],
  leaders: [...state.leaders],
  players: new Map(state.players),
  lists: new Map(state.lists),
  deckChecks: [...state.deckChecks],
  constraints: [...state.constraints],
  stages: [...state.stages],
  rounds: [...state.rounds],
  matches: new Map(state.matches),
  missionCards: new Map(state.missionCards),
  rulings: new Map(state.rulings),
  calls: new Map(state.calls),
  proposals: new Map(state.proposals),
  cases: new Map(state.cases),
  sharings: [...state.sharings],
})

export const changePlayer = (
  builder: Builder,
  player: PlayerId,
  change: Partial<PlayerState>,
): void => changeIn(builder.players, player, change)

export const changeMatch = (builder: Builder, match: MatchId, change: Partial<Match>): void =>
  changeIn(builder.matches, match, change)

export const changeRound = (builder: Builder, number: number, change: Partial<Round>): void => {
  const before = builder.rounds[number - 1]
  if (before !== undefined) builder.rounds[number - 1] = { ...before, ...change }
}

/** A fact about something that was undone meanwhile changes nothing. */
export const changeIn = <K, V extends object>(map: Map<K, V>, key: K, change: Partial<V>): void => {
  const before = map.get(key)
  if (before !== undefined) map.set(key, { ...before, ...change })
}
