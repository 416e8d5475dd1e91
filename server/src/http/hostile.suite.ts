import { mkdirSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type Chance, type Command, chanceFrom, eventId, may } from '@topcut/engine'
import { languages } from '@topcut/protocol/words'
import { expect } from 'vitest'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { takesName } from '../desk/order.ts'
import { digestOfEvent, exportFormat, exportVersion } from '../store/backup/export-file.ts'
import type { WholeEvent } from '../store/store.ts'
import { everyCommand } from './every-command.suite.ts'
import type { OpenApi } from './open-api.ts'
import {
  type Comer,
  comers,
  contact,
  copyOf,
  fullName,
  openSampleHall,
  type SampleHall,
} from './sample-hall.suite.ts'

type Endpoint = { readonly method: string; readonly path: string; readonly takesBody: boolean }
type Attack = {
  readonly method: string
  readonly url: string
  readonly comer: Comer | 'forger'
  readonly headers: Record<string, string>
  readonly payload: string | null
}

const pick = <T>(among: readonly T[], chance: Chance): T => among[chance.below(among.length)] as T

const oddTexts = [
  '',
  ' ',
  '%00',
  '..%2f..%2fetc%2fpasswd',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '𝕏🎲\u202e',
  '__proto__',
  'constructor',
  '-1',
  '1e999',
  'null',
  'a'.repeat(300),
]
const oddValues: readonly unknown[] = [
  ...oddTexts,
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 53,
  [],
  {},
  [[[[[[]]]]]],
  { kind: 'undo' },
  { __proto__: null, toString: 'x' },
]

/** For a player: what only leaders may do, and what players may, but not for somebody else. */
const anyCommand = (comer: Attack['comer'], hall: SampleHall, chance: Chance): Command => {
  const command = pick(everyCommand, chance)
  if (comer !== 'player' || !may({ role: comer }, command.kind)) return command
  const { match } = pick(hall.unpublished, chance)
  const others = { match, player: 'p2' }
  const own = Object.entries(others).filter(([key]) => key in command)
  return { ...command, ...Object.fromEntries(own) } as Command
}

/** What would be understood, had it come from somebody who may send it. */
const fineBody = (
  { method, path }: Endpoint,
  comer: Attack['comer'],
  hall: SampleHall,
  chance: Chance,
): unknown => {
  if (path.endsWith('/commands')) {
    const command = anyCommand(comer, hall, chance)
    const name = takesName(command) ? { name: 'Eve' } : {}
    return { id: `attack-${chance.below(2 ** 30)}`, command, ...name }
  }
  if (path === '/api/events') return { command: everyCommand[0] }
  if (path === '/api/events/import') return fileOf({ ...hall.whole, event: eventId('another') })
  if (path === '/api/session') return { token: oddToken(chance) }
  if (path === '/api/session/passphrase')
    return { name: 'A friend', passphrase: 'a long enough one' }
  if (path === '/api/session/name') return { name: 'A friend' }
  if (path === '/api/accounts') return { label: 'Eve' }
  if (path.endsWith('/grants')) return { role: 'organizer', label: 'Eve' }
  if (path.endsWith('/registrations')) return { code: `A${chance.below(100_000)}`, name: 'Eve' }
  if (path.includes('/people/')) return { name: 'Eve', contact: 'eve@example.org' }
  return method === 'get' ? undefined : {}
}

const fileOf = (whole: WholeEvent) => ({
  format: exportFormat,
  version: exportVersion,
  events: [{ ...whole, digest: digestOfEvent(whole) }],
})

const oddToken = (chance: Chance): string =>
  Array.from({ length: 27 }, () => pick([...'abcXYZ019_-'], chance)).join('')

/** Changes something somewhere; what comes out is never understood. */
const spoiled = (body: unknown, chance: Chance): string => {
  const way = chance.below(6)
  if (way === 0) return '{"id":'
  if (way === 1)
    return JSON.stringify(
      pick(
        oddValues.filter((one) => !isRecord(one)),
        chance,
      ),
    )
  if (way === 2) return JSON.stringify({ ...(body as object), filler: 'x'.repeat(1_100_000) })
  if (way === 3) return `${'['.repeat(5_000)}${']'.repeat(5_000)}`
  if (way === 4)
    return JSON.stringify({
      ...(body as object),
      [`odd-${chance.below(9)}`]: pick(oddValues, chance),
    })
  return JSON.stringify(twisted(body, chance))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every field of the body is something else than it should be. */
const twisted = (body: unknown, chance: Chance): unknown =>
  isRecord(body) && Object.keys(body).length > 0
    ? Object.fromEntries(Object.keys(body).map((key) => [key, pick([null, [], -0.5], chance)]))
    : { odd: pick(oddValues, chance) }

/** Where a well-formed request of somebody would rightly be granted. */
const isEntitled = ({ method, path }: Endpoint, comer: Attack['comer']): boolean => {
  if (['organizer', 'marshal', 'judge', 'scorekeeper'].includes(comer)) return true
  if (path === '/api/session' && method === 'delete')
    return comer !== 'spectator' && comer !== 'forger'
  if (comer === 'stranger')
    return [
      '/api/events',
      '/api/events/import',
      '/api/session/name',
      '/api/session/passphrase',
      '/api/sessions',
    ].includes(path)
  return false
}

const pages = ['events', 'en', 'assets', 'in', 'me', 'wall', 'index.html', '..', '%2e%2e', '%5c']

/** Addresses of pages and files, of some that are there and of many that are not. */
const pageEndpoints: readonly Endpoint[] = [
  '/{odd}',
  '/{page}/{odd}',
  '/{page}/{page}/{odd}',
  '/en/assets/{odd}',
  '/{page}/{page}/{page}',
  '/events/{event}/{page}',
].map((path) => ({ method: 'get', path, takesBody: false }))

const makeAttack = (endpoints: readonly Endpoint[], hall: SampleHall, chance: Chance): Attack => {
  const endpoint = pick(endpoints, chance)
  const { method, path } = endpoint
  const comer = chance.below(8) === 0 ? 'forger' : pick(comers, chance)
  const isReading = method === 'get'
  const place = (name: string): string => {
    if (name === 'page') return pick(pages, chance)
    if (name === 'event' && chance.below(5) > 0) return hall.event
    if (name === 'player' && chance.below(3) > 0) return `p${1 + chance.below(10)}`
    return encodeURIComponent(pick(oddTexts, chance)) || '-'
  }
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => place(name))
  const query =
    chance.below(4) === 0 ? `?round=${encodeURIComponent(pick(oddTexts, chance))}&after=x` : ''
  // A stream that is opened would not end by itself: only those who may not listen try.
  const stream = path.endsWith('/live') && isEntitled(endpoint, comer) ? '?after=x' : query

  const body = fineBody(endpoint, comer, hall, chance)
  const isWellFormed = !isEntitled(endpoint, comer) && chance.below(2) === 0
  const payload = isReading ? null : isWellFormed ? JSON.stringify(body) : spoiled(body, chance)
  const hasNothingToSpoil = !isReading && !isWellFormed && !endpoint.takesBody
  const odd: readonly Record<string, string>[] = [
    {},
    {},
    { 'if-match': pick(['*', '"x"', '"999999"', 'W/"1"'], chance) },
    { 'last-event-id': 'x' },
    { 'accept-language': pick(['xx', '*', 'de;q=x', ','.repeat(500)], chance) },
    { 'topcut-passphrase': pick(['%zz', 'open', 'x'.repeat(2_000)], chance) },
    { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' },
  ]
  const foreign = pick([{ host: 'evil.example' }, { origin: 'http://evil.example' }], chance)
  const types = isWellFormed
    ? ['application/json']
    : [
        'application/json',
        'application/json',
        'text/plain',
        'application/xml',
        'multipart/form-data',
      ]
  const cookie =
    comer === 'forger'
      ? pick(
          [
            `topcut=${oddToken(chance)}`,
            'topcut=',
            `topcut=${'x'.repeat(5_000)}`,
            'topcut=;topcut="',
            '=;;=',
          ],
          chance,
        )
      : hall.cookies[comer]
  return {
    method: method.toUpperCase(),
    url: `${address}${stream}`,
    comer,
    payload,
    headers: {
      cookie,
      ...(payload === null ? {} : { 'content-type': pick(types, chance) }),
      ...pick(odd, chance),
      // What would be granted without a body is sent from another site.
      ...(hasNothingToSpoil || chance.below(10) === 0 ? foreign : {}),
    },
  }
}

/** The pairs of people that an answer brings together, wherever in it they stand. */
const pairsIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) {
    const ids = value.map((one) => (isRecord(one) ? one['player'] : one))
    const own = ids.length === 2 ? [ids.toSorted().join(' ')] : []
    return [...own, ...value.flatMap(pairsIn)]
  }
  return isRecord(value) ? Object.values(value).flatMap(pairsIn) : []
}

const openWatch = (hall: SampleHall, code: string) => {
  const names = Array.from({ length: 8 }, (_, index) => fullName(index + 1))
  const tokens = Object.values(hall.cookies).flatMap((cookie) => cookie.split('=')[1] || [])
  const pairs = new Set(hall.unpublished.map(({ players }) => players.toSorted().join(' ')))
  return (attack: Attack, text: string): void => {
    const { comer } = attack
    const reads = ['organizer', 'marshal', 'judge', 'scorekeeper'].includes(comer)
    const own = comer === 'player' ? [fullName(1)] : []
    const hidden = [
      ...tokens,
      ...(comer === 'organizer' ? [] : [contact, code]),
      ...(reads ? [] : [...hall.entropy, ...names.filter((name) => !own.includes(name))]),
    ]
    for (const secret of hidden) {
      if (text.includes(secret)) expect.fail(`${JSON.stringify(attack)} was told ${secret}`)
    }
    if (reads || !text.startsWith('{')) return
    const met = pairsIn(JSON.parse(text)).filter((pair) => pairs.has(pair))
    expect(met, JSON.stringify(attack)).toEqual([])
  }
}

type Heard = { readonly status: number; readonly body: string }

/** Over a socket, as anybody in the hall would; connections are kept as long as they are let. */
const openWire = (port: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const sendOnce = ({ method, url, headers, payload }: Attack): Promise<Heard> =>
    new Promise((resolve, reject) => {
      const length = payload === null ? {} : { 'content-length': Buffer.byteLength(payload) }
      const given = { host: `127.0.0.1:${port}`, ...length, ...headers }
      const options = { agent, host: '127.0.0.1', port, method, path: url, headers: given }
      const asked = request(options, (answer) => {
        text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body }), reject)
      })
      asked.on('error', (fault) => reject(Object.assign(fault, { isReused: asked.reusedSocket })))
      asked.end(payload ?? '')
    })
  /** What is far too large is cut off, sometimes before the answer has been read. */
  const isCutOff = ({ payload }: Attack) => (payload?.length ?? 0) > 64 * 1024
  const send = async (one: Attack): Promise<Heard> => {
    try {
      return await sendOnce(one)
    } catch (fault) {
      if (isCutOff(one)) return { status: 413, body: '' }
      // A kept connection may be closed at the very moment it is used again.
      if ((fault as { readonly isReused?: boolean }).isReused === true) return sendOnce(one)
      throw fault
    }
  }
  return { send, close: () => agent.destroy() }
}

/** Built pages, as far as the server knows them, and beside them what nobody may read. */
const buildPages = (): { readonly web: string; readonly secret: string } => {
  const folder = temporaryFolder()
  const [web, secret] = [join(folder, 'web'), 'nobody may read this file']
  writeFileSync(join(folder, 'secret.txt'), secret)
  for (const language of languages) {
    mkdirSync(join(web, language, 'assets'), { recursive: true })
    for (const page of ['index', 'phone', 'public'])
      writeFileSync(join(web, language, `${page}.html`), '<title>Topcut</title>')
    writeFileSync(join(web, language, 'assets', 'page-1.js'), 'export {}')
  }
  return { web, secret }
}

/** Sends so many bad requests; every one of them is turned away and leaves nothing behind. */
export const attack = async (
  count: number,
  seed: string,
): Promise<{ readonly statuses: Record<number, number> }> => {
  const hall = await openSampleHall()
  const { web, secret } = buildPages()
  const { app, store, access, faults, send } = await copyOf(hall, { web })
  const code = await access.openRegistration(hall.event)
  const { paths } = (await send('GET', '/api/openapi.json')).json() as OpenApi
  const endpoints = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method,
      path,
      takesBody: 'requestBody' in operation,
    })),
  )
  const stored = async () =>
    JSON.stringify([
      await store.whole(hall.event),
      (await store.list()).length,
      await access.accounts(),
      await access.grants(hall.event),
      await access.ownerOf(hall.event),
      await access.eventCode(hall.event),
    ])
  const before = await stored()
  const watch = openWatch(hall, code)
  const chance = chanceFrom(seed)
  const statuses: Record<number, number> = {}
  await app.listen({ port: 0, host: '127.0.0.1' })
  const wire = openWire((app.server.address() as AddressInfo).port)
  try {
    for (let n = 0; n < count; n += 1) {
      const one = makeAttack(chance.below(8) === 0 ? pageEndpoints : endpoints, hall, chance)
      const { status, body } = await wire.send(one)
      statuses[status] = (statuses[status] ?? 0) + 1
      const what = `${n}: ${JSON.stringify(one).slice(0, 2_000)} → ${body.slice(0, 500)}`
      expect(status, what).toBeLessThan(500)
      expect(body, what).not.toContain(secret)
      watch(one, body)
      if ((await stored()) !== before) expect.fail(`changed by ${what}`)
    }
  } finally {
    wire.close()
    await app.close()
  }
  expect(faults).toEqual([])
  return { statuses }
}
