import { setTimeout as pause } from 'node:timers/promises'
import { advance, type Entry, type EventState, emptyEvent, type MatchId } from '@topcut/engine'
import { expect } from 'vitest'
import { temporaryFolder } from '../../../../testing/temporary-folder.ts'
import {
  type StartOptions,
  startTopcut,
  type TopcutProcess,
} from '../../../../testing/topcut-process.ts'
import { createEvent } from '../kills/client.suite.ts'
import { luckFrom } from '../power-cuts/appendings.suite.ts'
import { openRelay, type Relay } from './relay.suite.ts'

const players = 8
const clients = 6
const troubles = 3
const hour = 3_600_000

type Given = { readonly id: string; readonly match: MatchId; readonly expects: number }
type Acknowledged = Given & { readonly numbers: readonly number[] }
type Read = { readonly log: readonly Entry[]; readonly knownBefore: number }

/** What everybody saw: who was answered what, and who read what when. */
type History = {
  readonly acknowledged: readonly Acknowledged[]
  readonly reads: readonly Read[]
  readonly final: readonly (readonly Entry[])[]
}

/** Given before the trouble begins. */
const isPrepared = (command: string): boolean => !command.startsWith('h-')

/**
 * Every acknowledged command is on record once, where its answer said; nothing else is; all
 * readers saw one order and nobody less than was acknowledged before they asked; each amendment
 * stands on the revision its giver had seen.
 */
export const checkHistory = ({ acknowledged, reads, final }: History): void => {
  const [log = [], ...others] = final
  for (const other of others) expect(other).toEqual(log)
  expect(log.map(({ n }) => n)).toEqual(log.map((_, index) => index + 1))
  const given = log.filter(({ command }) => !isPrepared(command))
  expect(given.map(({ command, n }) => `${command} ${n}`).sort()).toEqual(
    acknowledged.flatMap(({ id, numbers }) => numbers.map((n) => `${id} ${n}`)).sort(),
  )
  for (const read of reads) {
    expect(read.log).toEqual(log.slice(0, read.log.length))
    expect(read.log.length).toBeGreaterThanOrEqual(read.knownBefore)
  }
  const expected = new Map(acknowledged.map((one) => [one.id, one]))
  let event = emptyEvent
  for (const entry of log) {
    const one = expected.get(entry.command)
    if (one !== undefined)
      expect(event.state?.matches.get(one.match)?.revision, entry.command).toBe(one.expects)
    event = advance(event, [entry])
  }
}

type Place = { server: TopcutProcess; readonly relay: Relay; readonly options: StartOptions }

const openPlaces = async (database: string): Promise<readonly Place[]> => {
  const clock = new URL('clock-apart.suite.ts', import.meta.url).href
  const places: Place[] = []
  for (const apart of [hour, -hour]) {
    const relay = await openRelay(Number(new URL(database).port))
    const own = new URL(database)
    own.port = `${relay.port}`
    const env = {
      DATABASE_URL: own.href,
      NODE_OPTIONS: `--import ${clock}`,
      TOPCUT_TEST_CLOCK_APART: `${apart}`,
    }
    const options = { data: temporaryFolder(), env }
    places.push({ server: await startTopcut(options), relay, options })
  }
  return places
}

/** Commands of several clients at two processes that are paused, killed and cut off. */
export const recordHistory = async (seed: number, database: string): Promise<History> => {
  const luck = luckFrom(seed)
  const places = await openPlaces(database)
  const any = <T>(among: readonly T[]): T => among[Math.floor(luck() * among.length)] as T
  const cookie = (await places.at(-1)?.server.signIn()) ?? ''
  const headers = { 'content-type': 'application/json', cookie }
  const ask = (place: Place, path: string, body?: unknown): Promise<Response> =>
    fetch(`${place.server.url}${path}`, {
      headers,
      signal: AbortSignal.timeout(2_000),
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    })
  const event = await createEvent(places[0]?.server.url ?? '', cookie)

  /** To one process after another until there is an answer that stands. */
  const insist = async (body: { readonly id: string }) => {
    for (;;) {
      try {
        const response = await ask(any(places), `/api/events/${event}/commands`, body)
        const answer = await response.json()
        if (response.status < 500) return { status: response.status, answer }
      } catch {
        // Paused, killed or cut off: the same again.
      }
      await pause(20)
    }
  }
  const read = async (place: Place): Promise<readonly Entry[] | null> => {
    const response = await ask(place, `/api/events/${event}`).catch(() => null)
    if (response?.status !== 200) return null
    return ((await response.json()) as { readonly log: readonly Entry[] }).log
  }
  const readSurely = async (place: Place): Promise<readonly Entry[]> => {
    for (;;) {
      const log = await read(place)
      if (log !== null) return log
      await pause(50)
    }
  }
  const stateOf = (log: readonly Entry[]): EventState | null => advance(emptyEvent, log).state

  let prepared = 0
  const prepare = async (command: object, more: object = {}) => {
    prepared += 1
    const { status, answer } = await insist({ id: `p-${prepared}`, ...{ command }, ...more })
    if (status !== 200) throw new Error(JSON.stringify(answer))
  }
  for (let n = 1; n <= players; n += 1) {
    await prepare({ kind: 'register-player', player: `p${n}` }, { name: `Player ${n}` })
    await prepare({ kind: 'check-in-player', player: `p${n}` })
  }
  await prepare({ kind: 'announce-event' })
  await prepare({ kind: 'start-stage' }, { override: 'lists on paper' })
  await prepare({ kind: 'pair-round' })
  await prepare({ kind: 'publish-round' })
  const result = { ending: 'destruction', score: [100, 42] }
  const [first] = places
  if (first === undefined) throw new Error('no server')
  const matches = [...(stateOf(await readSurely(first))?.matches.keys() ?? [])]
  for (const match of matches) await prepare({ kind: 'enter-result', match, result })

  const acknowledged: Acknowledged[] = []
  const reads: Read[] = []
  let isOver = false
  const work = async (client: number): Promise<void> => {
    for (let n = 0; !isOver; n += 1) {
      const knownBefore = Math.max(0, ...acknowledged.flatMap(({ numbers }) => numbers))
      const log = await read(any(places))
      if (log === null) continue
      reads.push({ log, knownBefore })
      const match = any(matches)
      const expects = stateOf(log)?.matches.get(match)?.revision ?? 0
      const given: Given = { id: `h-${client}-${n}`, match, expects }
      const command = { kind: 'amend-result', match, result, reason: 'misheard' }
      const { status, answer } = await insist({ id: given.id, ...{ command, expects } })
      // 409: somebody else was faster, and nothing was stored.
      if (status !== 200 && status !== 409) throw new Error(JSON.stringify(answer))
      const { entries = [] } = answer as { readonly entries?: readonly Entry[] }
      if (status === 200) acknowledged.push({ ...given, numbers: entries.map((one) => one.n) })
    }
  }

  const trouble = async (): Promise<void> => {
    const place = any(places)
    const [kind, long] = [any(['pause', 'kill', 'cut']), 200 + luck() * 1_500]
    if (kind === 'pause') {
      place.server.signal('SIGSTOP')
      await pause(long)
      place.server.signal('SIGCONT')
    } else if (kind === 'cut') {
      place.relay.cut()
      await pause(long)
      place.relay.heal()
    } else {
      await place.server.kill()
      place.server = await startTopcut(place.options)
    }
  }

  try {
    const working = Promise.all(Array.from({ length: clients }, (_, client) => work(client)))
    working.catch(() => {})
    for (let n = 0; n < troubles; n += 1) {
      await pause(luck() * 300)
      await trouble()
    }
    await pause(300)
    isOver = true
    await working
    const final: (readonly Entry[])[] = []
    for (const place of places) final.push(await readSurely(place))
    return { acknowledged, reads, final }
  } finally {
    isOver = true
    for (const { server, relay } of places) {
      await server.stop()
      await relay.close()
    }
  }
}
