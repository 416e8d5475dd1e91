import { type Chance, type Command, eventId, may } from '@topcut/engine'
import { clearLetters } from '@topcut/protocol/short-address'
import { takesName } from '../desk/order.ts'
import { digestOfEvent, exportFormat, exportVersion } from '../store/backup/export-file.ts'
import type { WholeEvent } from '../store/store.ts'
import { everyCommand } from './every-command.suite.ts'
import { type Comer, comers, type SampleHall } from './sample-hall.suite.ts'

type Endpoint = {
  readonly method: string
  readonly path: string
  readonly takesBody: boolean
}
export type Attack = {
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

/** Like the codes of events, and mostly none. */
const oddCode = (chance: Chance): string => {
  const letters = Array.from({ length: 4 + chance.below(4) }, () => pick([...clearLetters], chance))
  return `${letters.join('')}${pick(['', '', '-1-1', '-131-7', '-', '%2d1'], chance)}`
}

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

export const isRecord = (value: unknown): value is Record<string, unknown> =>
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
export const pageEndpoints: readonly Endpoint[] = [
  '/{odd}',
  '/{page}/{odd}',
  '/{page}/{page}/{odd}',
  '/en/assets/{odd}',
  '/{page}/{page}/{page}',
  '/events/{event}/{page}',
  '/j/{odd}',
  '/J/{odd}',
  '/j/{short}',
].map((path) => ({ method: 'get', path, takesBody: false }))

export const makeAttack = (
  endpoints: readonly Endpoint[],
  hall: SampleHall,
  chance: Chance,
): Attack => {
  const endpoint = pick(endpoints, chance)
  const { method, path } = endpoint
  const comer = chance.below(8) === 0 ? 'forger' : pick(comers, chance)
  const isReading = method === 'get'
  const place = (name: string): string => {
    if (name === 'page') return pick(pages, chance)
    if (name === 'short') return oddCode(chance)
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
    { range: pick(['bytes=5-1', 'bytes=999999-', 'bytes=0-0,-1', 'x'], chance) },
    { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
    { 'if-none-match': pick(['*', '"x"', ','.repeat(500)], chance) },
    { 'accept-encoding': pick(['br', 'gzip;q=x', '*', 'zstd, br;q=9'], chance) },
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
