import type { Command, EventId, Match, Role } from '@topcut/engine'
import { type Access, openAccess } from '../access/access.ts'
import { systemClock } from '../desk/ports.ts'
import { creation, order, player, sampleDesk, win } from '../desk/sample-day.suite.ts'
import { memoryRecords } from '../store/memory/memory-records.ts'
import { openMemoryStore } from '../store/memory/memory-store.ts'
import type { WholeEvent } from '../store/store.ts'
import type { HttpOptions } from './app.ts'
import { cost, sampleDoor } from './sample-door.suite.ts'

/** Whoever may come to the door: every role, and two who are somebody elsewhere only. */
export const comers = [
  'organizer',
  'marshal',
  'judge',
  'scorekeeper',
  'player',
  'spectator',
  'stranger',
  'other-player',
] as const satisfies readonly (Role | 'stranger' | 'other-player')[]
export type Comer = (typeof comers)[number]

/** Full names that nobody but those at the desk may read; everybody else sees `Ada S.` */
const family = ['Secretly', 'Sealed', 'Shrouded', 'Shaded', 'Screened', 'Sheltered', 'Silent']
export const fullName = (n: number): string => `Ada ${family[n - 1] ?? 'Stealthy'}`
export const contact = 'ada@secret.example'

export type SampleHall = {
  readonly event: EventId
  readonly whole: WholeEvent
  readonly access: Access
  /** What the browser of each sends along. */
  readonly cookies: { readonly [C in Comer]: string }
  /** Whom the round that is paired and not published would bring together. */
  readonly unpublished: readonly Pick<Match, 'match' | 'players'>[]
  readonly entropy: readonly string[]
  /** What lots among equals go by: the public record tells it, and nothing else. */
  readonly lots: string
  /** What the lots of all rounds come from: in an organizer's files alone. */
  readonly secret: string
}

/** Eight players, one round played, the next one paired and not published; everybody let in. */
export const openSampleHall = async (): Promise<SampleHall> => {
  const store = openMemoryStore()
  const access = openAccess({ records: memoryRecords(), clock: systemClock, cost })
  const desk = sampleDesk(store)
  const door = sampleDoor({ desk, access })
  const organizer = await door.open((await access.inviteOrganizer('The club')).token)
  const stranger = await door.open((await access.inviteOrganizer('Another club')).token)

  const create = async (cookie: string): Promise<EventId> =>
    (await door.send('POST', '/api/events', { command: creation }, { cookie })).json().event
  const event = await create(organizer)
  const other = await create(stranger)

  const give = async (command: Command, override?: string) => {
    const more = override === undefined ? {} : { override }
    const answer = await desk.handle(event, order(command, more))
    if (answer.kind !== 'granted') throw new Error(`${command.kind}: ${JSON.stringify(answer)}`)
  }
  for (let n = 1; n <= 8; n += 1) {
    const name = fullName(n)
    await desk.handle(event, order({ kind: 'register-player', player: player(n) }, { name }))
    await give({ kind: 'check-in-player', player: player(n) })
  }
  await desk.name(event, { player: player(2), name: fullName(2), contact })
  await give({ kind: 'announce-event' })
  await give({ kind: 'start-stage' }, 'lists on paper')
  await give({ kind: 'pair-round' })
  await give({ kind: 'publish-round' })
  for (const match of (await desk.load(event))?.state?.rounds[0]?.matches ?? [])
    await give({ kind: 'enter-result', match, result: win })
  await give({ kind: 'close-round' })
  await give({ kind: 'pair-round' })

  const invite = async (role: 'marshal' | 'judge' | 'scorekeeper') =>
    door.open((await access.invite(event, { role, label: role })).token)
  const play = async (where: EventId, n: number) =>
    door.open((await access.invite(where, { role: 'player', label: '', player: player(n) })).token)

  const state = (await desk.load(event))?.state
  const round = state?.rounds[1]
  const whole = await store.whole(event)
  if (whole === null || round === undefined || state == null) throw new Error('no event')
  return {
    event,
    whole,
    access,
    cookies: {
      organizer,
      marshal: await invite('marshal'),
      judge: await invite('judge'),
      scorekeeper: await invite('scorekeeper'),
      player: await play(event, 1),
      spectator: '',
      stranger,
      'other-player': await play(other, 1),
    },
    unpublished: round.matches.flatMap((match) => state.matches.get(match) ?? []),
    entropy: [round.entropy],
    lots: state.created.entropy,
    secret: state.created.secret ?? '–',
  }
}

/** The same hall on a store of its own: what is tried there changes no other. */
export const copyOf = async (
  { whole, access }: SampleHall,
  more: Pick<HttpOptions, 'web'> = {},
) => {
  const store = openMemoryStore()
  await store.take([whole])
  return { store, ...sampleDoor({ desk: sampleDesk(store), access, ...more }) }
}
