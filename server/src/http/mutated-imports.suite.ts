import { readdirSync, readFileSync } from 'node:fs'
import {
  bracketView,
  type Chance,
  chanceFrom,
  conflicts,
  explain,
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
import type { Store } from '../store/store.ts'
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
const mutate = (chance: Chance, entries: Json[]): string => {
  const places = placesIn(entries)
  const one = among(chance, places)
  const other = among(chance, places)
  switch (chance.below(8)) {
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
      write({ holder: one.holder, key: among(chance, ['__proto__', 'constructor', 'more']) }, 1)
      return `a field beside ${one.key}`
    case 6: {
      const at = chance.below(entries.length)
      entries.splice(chance.below(entries.length), 0, structuredClone(entries[at] ?? null))
      return `entry ${at + 1} twice`
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

/** Everything that is shown of an event, to everybody. */
const lookAtAll = async (store: Store): Promise<void> => {
  // As after a restart: nothing is at hand.
  const { send, faults } = sampleDoor({ desk: sampleDesk(store) })
  const get = async (url: string) => {
    const answer = await send('GET', url)
    expect([url, answer.statusCode]).toEqual([url, 200])
    return answer
  }
  expect((await get('/api/events')).json().events[0].status).not.toBe('unreadable')
  const { log } = (await get('/api/events/e')).json()
  for (const part of Object.keys(publicParts)) await get(`/api/events/e/views/${part}`)
  const { state } = openEvent(log)
  if (state === null) throw new Error('no state')
  for (const player of state.players.keys()) {
    ownView(state, peopleFrom([]), player)
    playerSheet(state, player)
    explain(state, player)
  }
  for (const match of state.matches.values()) setUpView(state, match)
  bracketView(state)
  conflicts(state)
  picturesView(state)
  roundTimes(state, log)
  listsView(state, { role: 'organizer' })
  expect(faults).toEqual([])
}

/** A golden event with something wrong: refused in a sentence, or shown, copied and read again. */
export const tryMutated = async (seed: number): Promise<'refused' | 'taken'> => {
  const chance = chanceFrom(`mutated import ${seed}`)
  const entries = JSON.parse(among(chance, logs)) as Json[]
  const done = Array.from({ length: 1 + chance.below(3) }, () => mutate(chance, entries))
  const changed = chance.below(4) === 0 ? entries : numbered(entries)
  const event = { event: 'e', entries: changed } as never
  const file = JSON.stringify({
    format: 'topcut-events',
    version: 1,
    events: [{ ...(event as object), digest: digestOfEvent(event) }],
  })
  try {
    const store = openMemoryStore()
    const { send, faults } = sampleDoor({ desk: sampleDesk(store) })
    const answer = await send('POST', '/api/events/import', file, {
      'content-type': 'application/json',
    })
    expect(faults).toEqual([])
    if (answer.statusCode !== 200) {
      expect(answer.statusCode).toBe(422)
      expect(answer.json().detail).toMatch(/^[A-Z].*\.$/s)
      expect(await store.list()).toEqual([])
      return 'refused'
    }
    await lookAtAll(store)
    const whole = await store.whole('e' as never)
    if (whole === null) throw new Error('not kept')
    const other = openMemoryStore()
    await importEvents(other, await exportText([whole]))
    const again = openMemoryStore()
    await importEvents(again, readFileSync(await store.backup(temporaryFolder(), 'stamp'), 'utf8'))
    expect(await again.whole('e' as never)).toEqual(whole)
    return 'taken'
  } catch (cause) {
    throw new Error(`seed ${seed}: ${done.join('; ')}`, { cause })
  }
}
