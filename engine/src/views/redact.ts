import { matchesOf } from '../event/reading/rounds.ts'
import { rulesOf, teamSize } from '../event/reading/rules.ts'
import type { EventState, Match, PlayerState } from '../event/spine/state.ts'
import { type People, type PlayerNumbers, shownNames } from '../people/people.ts'
import { type PublicName, publicMembers, publicNames } from '../people/public-names.ts'
import type { LeaderId, PlayerId } from '../vocabulary/ids.ts'
import { type Actor, isLeader } from '../vocabulary/role.ts'
import { isEndKept, withoutEnd } from './kept-end.ts'
import { isListShown } from './players/lists.ts'
import { remembered } from './remembered.ts'

/** An event as far as somebody may know it: every view made of this is fit for these eyes. */
export type Redacted = {
  readonly state: EventState
  /** How this reader sees each player named. */
  readonly names: ReadonlyMap<PlayerId, string>
  /** The people of each team, named as this reader may see them. */
  readonly members: ReadonlyMap<PlayerId, readonly string[]>
}

/** An event as it is published: nobody in it is named but as that person may be named in public. */
export type Published = Pick<Redacted, 'state'> & {
  readonly names: ReadonlyMap<PlayerId, PublicName>
  readonly members: ReadonlyMap<PlayerId, readonly PublicName[]>
  /** What leaders are called who are known by more than their office. */
  readonly leaders: ReadonlyMap<LeaderId, string>
  /** All is played, and who has won is not told yet. */
  readonly isEndKept: boolean
  /** The code of the public record so far; null where there is none yet. */
  readonly code: string | null
}

/** Whoever runs the event reads its log; everybody else sees what is published. */
export const readsLog = (reader: Actor): boolean =>
  isLeader(reader) || reader.role === 'scorekeeper'

/** The one place where something is kept from somebody. */
export const redact = (state: EventState, people: People, reader: Actor): Redacted => {
  if (!readsLog(reader)) return asPublished(state, people, reader.player)
  const members = new Map([...people].map(([player, one]) => [player, one.members ?? []]))
  return { state, names: shownNames(people, numbersIn(state)), members }
}

/** The only way to what everybody may see; a player sees a little more of oneself. */
export const asPublished = (
  state: EventState,
  people: People,
  player?: PlayerId,
  leaders: ReadonlyMap<LeaderId, string> = new Map(),
  code: string | null = null,
): Published => {
  const reader: Actor = player === undefined ? { role: 'spectator' } : { role: 'player', player }
  return {
    state: published(withoutEnd(state, player), reader),
    ...namesIn(state, people),
    leaders,
    isEndKept: isEndKept(state),
    code,
  }
}

/** The same for whoever reads them. */
const namesIn = remembered((state: EventState, people: People) => {
  const clauses = rulesOf(state.created).regulation.people.names
  const inTeams = teamSize(state.created) !== null
  return {
    names: publicNames(people, numbersIn(state), clauses, { inTeams }),
    members: publicMembers(people, clauses),
  }
})

const numbersIn = ({ players }: EventState): PlayerNumbers =>
  new Map([...players.values()].map(({ player, number }) => [player, number]))

const published = (state: EventState, reader: Actor): EventState => {
  const rounds = state.rounds.filter(({ status }) => status !== 'paired')
  // Where lots make the bracket, its places are the pairing of its first round.
  const isDrawnUnseen = state.stages.at(-1)?.places != null && !hasRound(state, rounds)
  const isOwn = ({ player }: { readonly player: PlayerId | null }) =>
    player !== null && player === reader.player
  const own = <T extends { readonly player: PlayerId | null }>(all: ReadonlyMap<number, T>) =>
    new Map([...all].filter(([, one]) => isOwn(one)))
  return {
    ...state,
    details: state.announced === null ? {} : state.details,
    ticked: [],
    clubsApart: null,
    players: new Map([...state.players].map(([id, one]) => [id, playerFor(one, isOwn(one))])),
    lists: new Map([...state.lists].filter(([id]) => isListShown(state, id, reader))),
    deckChecks: [],
    constraints: [],
    stages: isDrawnUnseen ? state.stages.slice(0, -1) : state.stages,
    rounds,
    matches: new Map(
      rounds
        .flatMap((round) => matchesOf(state, round))
        .map((match) => [match.match, matchFor(match, reader)]),
    ),
    rulings: new Map(
      [...state.rulings].filter(([, { ruling }]) =>
        ruling.players.some((player) => isOwn({ player })),
      ),
    ),
    calls: own(state.calls),
    proposals: new Map(),
    cases: own(state.cases),
    sharings: [],
  }
}

const hasRound = ({ stages }: EventState, rounds: EventState['rounds']): boolean =>
  rounds.some(({ stage }) => stage === stages.length - 1)

const playerFor = (player: PlayerState, isOwn: boolean): PlayerState => ({
  ...player,
  avoid: isOwn ? player.avoid : [],
  paid: isOwn && player.paid,
  table: isOwn ? player.table : null,
  leftBySelf: isOwn && player.leftBySelf,
  disqualifiedFor: isOwn ? player.disqualifiedFor : null,
  deductions: isOwn
    ? player.deductions
    : player.deductions.map((deduction) => ({ ...deduction, reason: '' })),
})

/** A result that two still argue about is nobody else's: only what each said for oneself is left. */
const matchFor = (match: Match, reader: Actor): Match => ({
  ...match,
  reports: match.reports.filter(({ player }) => player === reader.player),
  awaits: match.awaits === reader.player ? match.awaits : null,
  signed: match.signed.filter((player) => player === reader.player),
})
