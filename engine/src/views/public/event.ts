import { waitingList } from '../../event/players/places-in-hall.ts'
import { currentRound } from '../../event/reading/rounds.ts'
import { rulesOf, teamSize } from '../../event/reading/rules.ts'
import type { EventState, PlayerState, Round } from '../../event/spine/state.ts'
import type { Regulation } from '../../regulations/regulation.ts'
import type { About } from '../../vocabulary/about.ts'
import type { Details, Tier } from '../../vocabulary/details.ts'
import type { Day } from '../../vocabulary/instant.ts'
import type { Clause } from '../../vocabulary/rule.ts'
import type { ListsOpenTo } from '../../vocabulary/squad-list.ts'
import type { StagePlan } from '../../vocabulary/stage.ts'
import type { Published } from '../redact.ts'
import { type RoundName, roundNameOf } from '../rounds/round-name.ts'
import { type PublicAnew, publicAnew, publicOrganizers } from './leader.ts'
import { type PublicPlayer, publicPlayer } from './player.ts'

export type PublicEvent = {
  readonly name: string
  readonly date: Day
  readonly regulation: string
  /** What its title calls otherwise than others: whoever looks on holds no documents. */
  readonly terms: Regulation['terms']
  readonly tier: Tier
  /** How many play as one, where teams do; absent where everybody plays alone. */
  readonly team?: Clause<number>
  /** `played`: all is, and who has won is told when the event is finished. */
  readonly status: 'to-come' | 'running' | 'played' | 'finished' | 'cancelled'
  /** Why it is called off; absent where it is not. */
  readonly cancelled?: string
  /** As announced; null while nothing is. */
  readonly stages: readonly StagePlan[] | null
  /** The number of the running stage, 0 before the first. */
  readonly stage: number
  readonly round: Pick<Round, 'number' | 'status'> | null
  /** What each published round is called, the first one first. */
  readonly roundNames: readonly RoundName[]
  readonly registered: number
  /** How many players the hall holds, and how many wait for a place. */
  readonly capacity: number | null
  readonly waiting: number
  readonly listsOpenTo: ListsOpenTo
  /** The id of the catalogue that lists are judged by; absent where there is none. */
  readonly cards?: string
  /** The table that the stream shows; absent where nobody chose one. */
  readonly featured?: number
  /** Without the logo, which is a part of its own: it would travel with every round. */
  readonly about: Omit<About, 'logo'>
  readonly details: Details
  /** Who holds it, as far as they are named. */
  readonly organizers: readonly string[]
  /** Those who go on, best seed first; null before the cut. */
  readonly cut: readonly PublicPlayer[] | null
  readonly champion: PublicPlayer | null
  /** The line everybody in the hall is told. */
  readonly message: EventState['message']
  /** What everybody compares with a sheet of paper; null before the first round is published. */
  readonly code: string | null
  /** What was announced otherwise last, until the round after it is over; null then. */
  readonly anew: PublicAnew | null
}

export const publicEvent = (redacted: Published): PublicEvent => {
  const { state } = redacted
  const { name, date, regulation, tier } = state.created
  const { logo: _, ...about } = state.about
  const cards = state.cards?.id ?? state.created.cards
  const round = currentRound(state)
  const team = teamSize(state.created)
  const named = (player: Parameters<typeof publicPlayer>[1]) => publicPlayer(redacted, player)
  return {
    name,
    date,
    regulation,
    terms: rulesOf(state.created).regulation.terms,
    tier,
    ...(team === null ? {} : { team }),
    status: redacted.isEndKept ? 'played' : statusOf(state),
    ...(state.cancelled === null ? {} : { cancelled: state.cancelled.reason }),
    stages: state.announced?.stages ?? null,
    stage: state.stages.length,
    round: round === null ? null : { number: round.number, status: round.status },
    roundNames: state.rounds.map(({ number }) => roundNameOf(state, number)),
    registered: [...state.players.values()].filter(hasPlace).length,
    capacity: state.capacity,
    waiting: waitingList(state).length,
    listsOpenTo: state.listsOpenTo,
    ...(cards === undefined ? {} : { cards }),
    ...(state.featured === null ? {} : { featured: state.featured }),
    about,
    details: state.details,
    organizers: publicOrganizers(redacted),
    cut: state.cut?.seeds.map(named) ?? null,
    champion: state.finished === null ? null : named(state.finished.champion),
    code: redacted.code,
    message: state.message ?? calledOff(state),
    anew: latestNews(redacted),
  }
}

/** Phones and walls show one line: an event that is called off says why in it. */
const calledOff = ({ cancelled }: EventState): EventState['message'] =>
  cancelled === null ? null : { text: cancelled.reason, at: cancelled.at }

/** A screen that told it for the rest of the day would not be read any more. */
const latestNews = (redacted: Published): PublicAnew | null => {
  const { announcedAnew, rounds } = redacted.state
  const last = announcedAnew.at(-1)
  const isNews = last !== undefined && rounds.length <= last.rounds + 1
  return isNews ? publicAnew(redacted, last) : null
}

/** Not who left before round 1, nor who still waits for a place. */
const hasPlace = ({ lastRound, status }: PlayerState): boolean =>
  lastRound !== 0 && status !== 'waiting'

const statusOf = ({ finished, cancelled, stages }: EventState): PublicEvent['status'] => {
  if (cancelled !== null) return 'cancelled'
  if (finished !== null) return 'finished'
  return stages.length === 0 ? 'to-come' : 'running'
}
