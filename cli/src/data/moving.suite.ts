import { type Entry, openEvent } from '@topcut/engine'
import type { TopcutProcess } from '../../../testing/topcut-process.ts'
import { beats } from '../trial.suite.ts'

/** Somebody at the desk of a server. */
type Desk = {
  readonly create: () => Promise<string>
  /** Gives a command; answers with the entries it was acknowledged with. */
  readonly give: (event: string, command: object, more?: object) => Promise<readonly Entry[]>
  readonly log: (event: string) => Promise<readonly Entry[]>
}

let ids = 0

export const deskOf = ({ url }: TopcutProcess, cookie: string): Desk => {
  const send = async (path: string, body?: object) => {
    const response = await fetch(`${url}${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return response.json() as Promise<unknown>
  }
  const give: Desk['give'] = async (event, command, more = {}) => {
    ids += 1
    const body = { id: `given-${ids}`, command, ...more }
    return ((await send(`/api/events/${event}/commands`, body)) as { entries: Entry[] }).entries
  }
  return {
    give,
    log: async (event) => ((await send(`/api/events/${event}`)) as { log: Entry[] }).log,
    create: async () => {
      const command = {
        kind: 'create-event',
        name: 'Two laptops',
        regulation: 'x-wing/en-3.2',
        tier: 'casual',
        date: '2026-05-02',
        structure: { kind: 'open' },
        options: {},
      }
      return ((await send('/api/events', { command })) as { event: string }).event
    },
  }
}

/** Brings players to the tables and the first round to its start. */
export const begin = async ({ give }: Desk, event: string, players: readonly string[]) => {
  for (const player of players) {
    await give(event, { kind: 'register-player', player }, { name: `Name of ${player}` })
    await give(event, { kind: 'check-in-player', player })
  }
  await give(event, { kind: 'announce-event' })
  await give(event, { kind: 'start-stage' }, { override: 'lists on paper' })
  await publish({ give }, event)
}

export const publish = async ({ give }: Pick<Desk, 'give'>, event: string) => {
  await give(event, { kind: 'pair-round' })
  await give(event, { kind: 'publish-round' })
}

/** Enters the first results of the round that are still open, as many as are asked for. */
export const enterResults = async (desk: Desk, event: string, count: number) => {
  const { result } = beats('any', 'other') as { readonly result: object }
  const matches = [...(openEvent(await desk.log(event)).state?.matches ?? [])]
  const open = matches.filter(([, match]) => match.result === null).slice(0, count)
  for (const [match] of open) await desk.give(event, { kind: 'enter-result', match, result })
}
