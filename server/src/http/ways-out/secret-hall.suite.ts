import type { Actor, Command, EventId, EventState, PlayerId } from '@topcut/engine'
import type { Person } from '@topcut/protocol'
import { creation, granted, order, player } from '../../desk/sample-day.suite.ts'
import type { Arrival } from '../../hooks/kills/receiver.suite.ts'
import type { openListener } from '../live/live-listener.suite.ts'
import type { sampleDoor } from '../sample-door.suite.ts'

export const eventName = 'Quayside Trophy'

type Hidden = { readonly person: Person; readonly words: readonly string[] }

const hidden = (
  n: number,
  name: string,
  words: readonly string[],
  more: Partial<Person> = {},
): Hidden => ({ person: { player: player(n), name, ...more }, words })

/** Eight players, each with something that nobody else may read, and its words. */
export const players: readonly Hidden[] = [
  hidden(1, 'Ada Veiled', ['Veiled', 'veiled@mail.example'], { contact: 'veiled@mail.example' }),
  hidden(2, 'Bea Cloaked', ['Cloaked', 'Nightjar'], { nickname: 'Nightjar' }),
  hidden(3, 'Cordula Masked', ['Cordula', 'Masked'], { nickname: 'Kestrel', shown: 'nickname' }),
  hidden(4, 'Dora Hushed', ['Hushed'], { shown: 'full', objects: true }),
  hidden(5, 'Evelina Openly', [], { shown: 'full' }),
  hidden(6, 'Fay Covered', ['Covered', 'Silent Lodge'], { club: 'Silent Lodge' }),
  hidden(7, 'Gus Curtained', ['Curtained', 'Silent Lodge'], { club: 'Silent Lodge' }),
  hidden(8, 'Hal Shuttered', ['Shuttered', '+48 555 0199'], { contact: '+48 555 0199' }),
]

type Headers = { readonly [name: string]: string }

/** A hall with an event, whoever looks in from outside, and what must not be read there now. */
export type SecretHall = {
  readonly door: ReturnType<typeof sampleDoor>
  readonly event: EventId
  /** Whose event it is. */
  readonly organizer: string
  /** Somebody who looks on the whole day, and comes back when the line is cut. */
  readonly ear: { line: Awaited<ReturnType<typeof openListener>>; readonly url: string }
  /** What came in where channels and programs are told. */
  readonly arrivals: Arrival[]
  /** What those send along who ask from outside: nobody, somebody let in elsewhere. */
  readonly strangers: readonly Headers[]
  /** What a program sends along that the organizer lets look on, also while nobody else may. */
  readonly program: Headers
  /** Addresses of the event that are for others. */
  readonly closed: readonly string[]
  readonly forbidden: Set<string | RegExp>
  /** What the public record tells all the same, once a round is published: how it was drawn. */
  readonly onRecord: Set<string | RegExp>
  /** What tells of draws that nobody has seen. */
  readonly drawn: string[]
  /** The ways by which anything was told at all. */
  readonly used: Set<string>
}

export const give = async (
  { door, event }: Pick<SecretHall, 'door' | 'event'>,
  command: Command,
  more: { readonly by?: Actor; readonly override?: string; readonly name?: string } = {},
): Promise<void> => {
  granted(await door.desk.handle(event, order(command, more)))
}

export const stateOf = async ({ door, event }: SecretHall): Promise<EventState> => {
  const state = (await door.desk.load(event))?.state
  if (state == null) throw new Error('no event')
  return state
}

/** The matches of the round that is paired last. */
export const matchesNow = async (hall: SecretHall) => {
  const { rounds, matches } = await stateOf(hall)
  return (rounds.at(-1)?.matches ?? []).flatMap((match) => matches.get(match) ?? [])
}

export const as = (one: PlayerId): { readonly by: Actor } => ({
  by: { role: 'player', player: one },
})

export const twoRoundsAndCut: Extract<Command, { kind: 'create-event' }> = {
  ...creation,
  name: eventName,
  structure: {
    kind: 'custom',
    stages: [
      { kind: 'swiss', rounds: 2, cut: null },
      { kind: 'elimination', rounds: null, cut: 4 },
    ],
  },
}
