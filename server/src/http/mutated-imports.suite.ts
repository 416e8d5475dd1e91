import { readdirSync, readFileSync } from 'node:fs'
import {
  bracketView,
  type Chance,
  chanceFrom,
  conflicts,
  type EventId,
  explain,
  type Log,
  listsView,
  openEvent,
  ownView,
  peopleFrom,
  picturesView,
  playerSheet,
  publicParts,
  roundTimes,
  setUpView,
} from '@topcut/engine'
import { expect } from 'vitest'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { sampleDesk } from '../desk/sample-day.suite.ts'
import { digestOfEvent, exportText } from '../store/backup/export-file.ts'
import { importEvents } from '../store/backup/import-file.ts'
import { openMemoryStore } from '../store/memory/memory-store.ts'
import { sampleDoor } from './sample-door.suite.ts'

const folder = new URL('../../../golden/logs/', import.meta.url)
const logs = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'))

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const among = <T>(chance: Chance, values: readonly T[]): T => {
  const drawn = values[chance.below(values.length)]
  if (drawn === undefined) throw new Error('drawn from nothing')
  return drawn
}

/** What no field expects, or only just. */
const odd: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  1e308,
  9007199254740992,
  -9007199254740992,
  2 ** 31,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '..',
  'import',
  '__proto__',
  'constructor',
  'toString',
  '<script>alert(1)</script>',
  'x'.repeat(5_000),
  [],
  [[]],
  {},
  { a: 1 },
  { kind: 'undone', entry: 1, reason: '' },
]

type Place = { readonly holder: Json[] | { [key: string]: Json }; readonly key: string }

/** Every field of a file, however deep. */
const placesIn = (value: Json): readonly Place[] => {
  if (value === null || typeof value !== 'object') return []
  const holder = value
  return Object.entries(value).flatMap(([key, part]) => [{ holder, key }, ...placesIn(part)])
}

const read = ({ holder, key }: Place): Json =>
  (holder as { readonly [key: string]: Json })[key] ?? null
const write = ({ holder, key }: Place, value: Json): void => {
  Object.defineProperty(holder, key, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  })
}
const remove = ({ holder, key }: Place): void => {
  if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else delete holder[key]
}

/** One thing is not as it was: changed, dropped, doubled, exchanged, grown. */
const mutate = (chance: Chance, list: Json[]): string => {
  const places = placesIn(list)
  if (places.length === 0) return 'as it was'
  const one = among(chance, places)
  const other = among(chance, places)
  switch (chance.below(12)) {
    case 0:
    case 1:
      write(one, among(chance, odd))
      return `${one.key} is odd`
    case 2:
      remove(one)
      return `${one.key} is gone`
    case 3:
      write(one, structuredClone(read(other)))
      return `${one.key} is ${other.key}`
    case 4: {
      const before = structuredClone(read(one))
      write(one, structuredClone(read(other)))
      write(other, before)
      return `${one.key} and ${other.key} are exchanged`
    }
    case 5:
      // What an array has beside its parts is in no file.
      if (Array.isArray(one.holder)) return `${one.key} as it was`
      write({ holder: one.holder, key: among(chance, ['__proto__', 'constructor', 'more']) }, 1)
      return `a field beside ${one.key}`
    case 6: {
      const at = chance.below(list.length)
      list.splice(chance.below(list.length), 0, structuredClone(list[at] ?? null))
      return `${at + 1} twice`
    }
    case 7:
    case 8:
    case 9:
    case 10: {
      // What fits a field by its form, and may be wrong all the same.
      const alike = among(
        chance,
        places.filter(({ key }) => key === one.key),
      )
      write(one, structuredClone(read(alike)))
      return `${one.key} is another ${one.key}`
    }
    default: {
      const value = read(one)
      if (typeof value === 'number') write(one, value + among(chance, [1, -1, 1e6, 0.5]))
      else write(one, among(chance, odd))
      return `${one.key} is another number`
    }
  }
}

/** Numbered on, so that what is tried is more than the numbering. */
const numbered = (entries: Json[]): Json[] =>
  entries.map((entry, index) =>
    entry !== null && typeof entry === 'object' && !Array.isArray(entry)
      ? { ...entry, n: index + 1, command: `c${index + 1}` }
      : entry,
  )

/** What a store keeps beside the entries: who sent what, and what the players are called. */
const besideOf = (entries: Json[]): { readonly records: Json[]; readonly people: Json[] } => {
  const log = entries as unknown as Log
  const records = new Map<string, { [key: string]: Json }>()
  for (const { n, command } of log)
    records.set(command, {
      command,
      digest: `digest.${n}`,
      first: (records.get(command)?.['first'] as number | undefined) ?? n,
      last: n,
      warnings: [],
    })
  const people = log.flatMap(({ fact }) =>
    fact.kind === 'player-registered' ? [{ player: fact.player, name: `${fact.player}` }] : [],
  )
  return { records: [...records.values()], people }
}

/** One server for all of them; an event is first looked at as after a restart: none is at hand. */
const open = () => {
  const store = openMemoryStore()
  return { store, ...sampleDoor({ desk: sampleDesk(store) }) }
}
let opened: ReturnType<typeof open> | undefined
const copies = temporaryFolder()

/** Everything that is shown of an event, to everybody. */
const lookAtAll = async (event: EventId): Promise<void> => {
  const { send } = opened ?? expect.fail('no server')
  const get = async (url: string) => {
    const answer = await send('GET', url)
    expect([url, answer.statusCode]).toEqual([url, 200])
    return answer
  }
  expect((await get('/api/events')).json().events).toMatchObject([
    { event, status: expect.not.stringMatching('unreadable') },
  ])
  const { log } = (await get(`/api/events/${event}`)).json()
  for (const part of Object.keys(publicParts)) await get(`/api/events/${event}/views/${part}`)
  const { state } = openEvent(log)
  if (state === null) throw new Error('no state')
  for (const player of state.players.keys()) {
    ownView(state, peopleFrom([]), player, null)
    playerSheet(state, player)
    explain(state, player)
  }
  for (const match of state.matches.values()) setUpView(state, match)
  bracketView(state)
  conflicts(state)
  picturesView(state)
  roundTimes(state, log)
  listsView(state, { role: 'organizer' }, null)
}

/** Which event, and which entry of it or which field. */
const placed = (event: string) => new RegExp(`^Tournament ${event}(, entry \\d+:|: .*“)`, 's')

/** A golden event with something wrong: refused in a sentence, or shown, copied and read again. */
export const tryMutated = async (seed: number): Promise<'refused' | 'taken'> => {
  opened ??= open()
  const { store, send, faults } = opened
  const chance = chanceFrom(`mutated import ${seed}`)
  const entries = JSON.parse(among(chance, logs)) as Json[]
  const beside = chance.below(3) === 0 ? besideOf(entries) : null
  const lists = beside === null ? [entries] : [entries, beside.records, beside.people]
  const done = Array.from({ length: 1 + chance.below(3) }, () =>
    mutate(chance, among(chance, lists)),
  )
  const isAsItIs = beside !== null || chance.below(4) === 0
  const event = `e${seed}` as EventId
  const exported = {
    event,
    entries: isAsItIs ? entries : numbered(entries),
    ...(beside ?? {}),
  } as never
  const file = JSON.stringify({
    format: 'topcut-events',
    version: 1,
    events: [{ ...(exported as object), digest: digestOfEvent(exported) }],
  })
  try {
    const answer = await send('POST', '/api/events/import', file, {
      'content-type': 'application/json',
    })
    expect(faults).toEqual([])
    if (answer.statusCode !== 200) {
      expect(answer.statusCode).toBe(422)
      const { code, detail } = answer.json()
      expect(detail).toMatch(/^[A-Z].*\.$/s)
      expect([code, detail]).toEqual([code, expect.stringMatching(placed(event))])
      expect(await store.list()).toEqual([])
      return 'refused'
    }
    await lookAtAll(event)
    expect(faults).toEqual([])
    const whole = await store.whole(event)
    if (whole === null) throw new Error('not kept')
    const other = openMemoryStore()
    await importEvents(other, await exportText([whole]))
    expect(await other.whole(event)).toEqual(whole)
    const again = openMemoryStore()
    await importEvents(again, readFileSync(await store.backup(copies, 'stamp'), 'utf8'))
    expect(await again.whole(event)).toEqual(whole)
    await store.remove({ event, expected: whole.entries.length, records: [] })
    return 'taken'
  } catch (cause) {
    opened = undefined
    throw new Error(`seed ${seed}: ${done.join('; ')}`, { cause })
  }
}
