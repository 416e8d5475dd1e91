import { type EventId, instant, type LeaderId } from '@topcut/engine'
import {
  exportText,
  importEvents,
  openAccess,
  openSqliteStore,
  putWaysIn,
  type Store,
  systemClock,
  type WayIn,
  waysIn,
} from '@topcut/server'
import { type DemoDay, demoDays, judgeOf, playerNamed } from './demo-day.ts'
import { playDay } from './play-day.ts'

/** Who runs all three; where somebody could listen in, a passphrase is asked for. */
export const demoOrganizer = { name: 'Robin Ashdown', passphrase: 'three invented events' }

/** An event of the demonstration, with the tokens by which one comes in. */
export type DemoEvent = {
  readonly day: DemoDay
  readonly event: EventId
  readonly judge: string
  readonly player: string
}

export type DemoData = {
  readonly store: Store
  readonly events: readonly DemoEvent[]
  /** The token of the organizer's link. */
  readonly organizer: string
  /** Who comes in, kept for the next beginning: a printed link opens after every reset. */
  readonly waysIn: readonly WayIn[]
}

/** New data in an empty folder, with links that everybody may open. */
export const firstData = async (folder: string): Promise<DemoData> => {
  const store = openSqliteStore(folder)
  const access = openAccess({ records: store.records, clock: systemClock })
  const { id, token } = await inviteOrganizer(access)
  const events: DemoEvent[] = []
  for (const day of demoDays) {
    const event = await begin(store, day, id as LeaderId)
    await access.setOwner(event, id)
    if (day.started.length === 0) await access.openRegistration(event)
    const judge = { role: 'judge', label: day.judge, leader: judgeOf(day) } as const
    const player = { role: 'player', label: '', player: playerNamed(day, day.phone) } as const
    const invite = async (who: typeof judge | typeof player): Promise<string> =>
      (await access.invite(event, { ...who, devices: 'any' })).token
    events.push({ day, event, judge: await invite(judge), player: await invite(player) })
  }
  return { store, events, organizer: token, waysIn: await waysIn(store.records) }
}

/** With a passphrase already: nobody is asked to choose one, which would end the printed link. */
const inviteOrganizer = async (access: ReturnType<typeof openAccess>) => {
  const { id } = (await access.inviteOrganizer(demoOrganizer.name)).account
  await access.setName(id, demoOrganizer.name)
  await access.setPassphrase(id, demoOrganizer.passphrase, null)
  const token = (await access.renewAccount(id, 'any'))?.token ?? ''
  return { id, token }
}

/** Everything as at the first start, only later: the same links, and whoever was in still is. */
export const laterData = async (
  folder: string,
  first: DemoData,
  sessions: readonly WayIn[],
): Promise<DemoData> => {
  const store = openSqliteStore(folder)
  await putWaysIn(store.records, [...first.waysIn, ...sessions], systemClock())
  const owner = first.waysIn.find(({ kind }) => kind === 'event-owner')?.value
  for (const { day } of first.events) await begin(store, day, owner as LeaderId)
  return { ...first, store }
}

/** Who has come in until now. */
export const sessionsIn = async (folder: string): Promise<readonly WayIn[]> => {
  const store = openSqliteStore(folder)
  try {
    return await waysIn(store.records, ['session'])
  } finally {
    await store.close()
  }
}

const begin = async (store: Store, day: DemoDay, organizer: LeaderId): Promise<EventId> => {
  const whole = await playDay(day, organizer, instant(Date.now()))
  // As if from elsewhere: what cannot be right is not shown to anybody.
  await importEvents(store, await exportText([whole]))
  return whole.event
}
