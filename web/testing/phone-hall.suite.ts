import type { Command, EventId } from '@topcut/engine'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../scripts/pages.mjs'
import { openBrowser } from '../../testing/browser/browser.ts'
import { startTopcut, type TopcutProcess } from '../../testing/topcut-process.ts'

type Creation = Extract<Command, { readonly kind: 'create-event' }>

/** An organizer who gives commands over HTTP, while players have their phones. */
export const openPhoneHall = async (
  topcut: TopcutProcess,
  cookie: string,
  creation: Partial<Creation> = {},
) => {
  let commands = 0
  const send = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${topcut.url}/api${path}`, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
    return (await response.json()) as T
  }
  const { event } = await send<{ readonly event: EventId }>('POST', '/events', {
    command: {
      kind: 'create-event',
      name: 'Harbour City Regional',
      regulation: 'x-wing/en-3.2',
      tier: 'casual',
      date: '2026-05-02',
      structure: { kind: 'open' },
      options: {},
      ...creation,
    },
  })
  const give = async (
    command: Command,
    more: { readonly name?: string; readonly override?: string } = {},
  ): Promise<void> => {
    commands += 1
    await send('POST', `/events/${event}/commands`, { id: `hall-${commands}`, command, ...more })
  }
  const register = async (...names: readonly string[]) => {
    for (const [index, name] of names.entries()) {
      const player = `p${index + 1}` as never
      await give({ kind: 'register-player', player }, { name })
      await give({ kind: 'check-in-player', player })
    }
  }
  const start = async () => {
    await give({ kind: 'announce-event' })
    await give({ kind: 'start-stage' }, { override: 'lists on paper' })
  }
  const publish = async () => {
    await give({ kind: 'pair-round' })
    await give({ kind: 'publish-round' })
  }
  /** The link that lets somebody in. */
  const invite = async (grant: object): Promise<string> => {
    const { token } = await send<{ readonly token: string }>(
      'POST',
      `/events/${event}/grants`,
      grant,
    )
    return `${topcut.url}/in#${token}`
  }
  /** The personal link of a player. */
  const linkOf = (player: string) => invite({ role: 'player', player })
  const code = async () =>
    (await send<{ readonly code: string }>('POST', `/events/${event}/code`)).code
  const view = async <T>(part: string): Promise<T> =>
    (await send<{ readonly view: T }>('GET', `/events/${event}/views/${part}`)).view
  return { event, give, register, start, publish, invite, linkOf, code, view, url: topcut.url }
}

export type PhoneHall = Awaited<ReturnType<typeof openPhoneHall>>

/** A hall on a server of its own, with a browser for everybody in it; to be closed afterwards. */
export const openHallWithBrowser = async (creation: Partial<Creation> = {}) => {
  if (!pagesAreFresh(houseRoot)) await buildPages(houseRoot, process.execPath)
  const browser = await openBrowser()
  const topcut = await startTopcut()
  const cookie = await topcut.signIn()
  const hall = await openPhoneHall(topcut, cookie, creation)
  const close = async () => {
    await browser.close()
    await topcut.stop()
  }
  /** One more event of the same organizer. */
  const anotherEvent = (other: Partial<Creation> = creation) => openPhoneHall(topcut, cookie, other)
  return { browser, hall, cookie, anotherEvent, close }
}

export type HallWithBrowser = Awaited<ReturnType<typeof openHallWithBrowser>>
