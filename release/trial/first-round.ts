import { type Command, day, playerId } from '@topcut/engine'
import { openClient } from '@topcut/protocol/client'
import type { StartedDesk } from './started-desk.ts'

type Step = { readonly name: string; readonly seconds: number }
export type FirstRound = { readonly event: string; readonly steps: readonly Step[] }

const names = [
  ...['Ana Lis', 'Bo Kern', 'Cid Marsh', 'Dee Novak', 'Eve Stern', 'Fay Ortiz', 'Gus Holm'],
  ...['Ida Wolff', 'Jan Kowal', 'Kim Adler', 'Lea Braun', 'Max Ryba', 'Nia Frost', 'Ole Dahl'],
  ...['Pia Sander', 'Rex Lang'],
]

const creation: Extract<Command, { kind: 'create-event' }> = {
  kind: 'create-event',
  name: 'First Round',
  regulation: 'x-wing/en-3.2',
  tier: 'casual',
  date: day('2026-11-21'),
  structure: { kind: 'open' },
  options: {},
}

/** From the link on the terminal to a first round that everybody sees, as a program would do it. */
export const playFirstRound = async (desk: StartedDesk): Promise<FirstRound> => {
  const steps: Step[] = []
  const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const begun = performance.now()
    const done = await work()
    steps.push({ name, seconds: (performance.now() - begun) / 1000 })
    return done
  }
  const cookie = await timed('come in by the link', desk.signIn)
  const withCookie: typeof fetch = (address, init) =>
    fetch(address, { ...init, headers: { ...(init?.headers as object), cookie } })
  const client = openClient({ url: desk.url, fetch: withCookie })
  const created = await timed('create the event', () => client.create(creation))
  if (!created.ok) throw new Error(JSON.stringify(created))
  const { event } = created.value
  const give = async (command: Command, more: Parameters<typeof client.give>[2] = {}) => {
    const given = await client.give(event, command, more)
    if (!given.ok) throw new Error(`${command.kind}: ${JSON.stringify(given)}`)
  }
  await timed(`register ${names.length} players, check them in`, async () => {
    for (const [index, name] of names.entries()) {
      const player = playerId(`p${index + 1}`)
      await give({ kind: 'register-player', player }, { name })
      await give({ kind: 'check-in-player', player })
    }
  })
  await timed('announce', () => give({ kind: 'announce-event' }))
  await timed('start', () => give({ kind: 'start-stage' }, { override: 'lists on paper' }))
  await timed('pair', () => give({ kind: 'pair-round' }))
  await timed('publish', () => give({ kind: 'publish-round' }))
  const tables = await timed('read as a spectator', () => publishedTables(desk.url, event))
  if (tables !== names.length / 2) throw new Error(`${tables} tables are published`)
  return { event, steps }
}

/** How many tables of the first round everybody sees. */
export const publishedTables = async (url: string, event: string): Promise<number> => {
  const tables = await openClient({ url, fetch }).tables(event, 1)
  if (!tables.ok) throw new Error(JSON.stringify(tables))
  return tables.value.view?.tables.length ?? 0
}
