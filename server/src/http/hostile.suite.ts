import { mkdirSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { chanceFrom } from '@topcut/engine'
import { languages } from '@topcut/protocol/words'
import { expect } from 'vitest'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { type Attack, isRecord, makeAttack, pageEndpoints } from './hostile-requests.suite.ts'
import type { OpenApi } from './open-api.ts'
import { contact, copyOf, fullName, openSampleHall, type SampleHall } from './sample-hall.suite.ts'

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
      ...(comer === 'organizer' ? [] : [hall.secret]),
      ...(reads || attack.url.includes('/record') ? [] : [hall.lots]),
      ...(reads ? [] : [...hall.entropy, ...names.filter((name) => !own.includes(name))]),
    ]
    for (const secret of hidden) {
      if (text.includes(secret)) expect.fail(`${JSON.stringify(attack)} was told ${secret}`)
    }
    // The description of the API has examples of an event of its own.
    if (reads || !text.startsWith('{') || attack.url.startsWith('/api/openapi')) return
    const met = pairsIn(JSON.parse(text)).filter((pair) => pairs.has(pair))
    expect(met, JSON.stringify(attack)).toEqual([])
  }
}

/** So many are on their way at the same time. */
const atOnce = 8
/** So many are sent before anybody looks whether something was changed. */
const wave = 40

type Heard = { readonly status: number; readonly body: string }

/** Over a socket, as anybody in the hall would; connections are kept as long as they are let. */
const openWire = (port: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
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

/** What stands beside the pages, or elsewhere on the machine, and goes nobody anything. */
const secrets = ['nobody may read this file', 'root:x:0:0']

/** Pages, as far as the server knows them, and beside them what nobody may read. */
export const samplePages = (): string => {
  const folder = temporaryFolder()
  const web = join(folder, 'web')
  writeFileSync(join(folder, 'secret.txt'), secrets[0] ?? '')
  for (const language of languages) {
    mkdirSync(join(web, language, 'assets'), { recursive: true })
    for (const page of ['index', 'phone', 'public'])
      writeFileSync(join(web, language, `${page}.html`), '<title>Topcut</title>')
    for (const ending of ['', '.br', '.gz'])
      writeFileSync(join(web, language, 'assets', `page-1.js${ending}`), 'export {}')
    writeFileSync(join(web, language, 'offline.js'), 'export {}')
  }
  return web
}

/** How often which status was answered. */
type Statuses = Readonly<Record<number, number>>

/** Sends so many bad requests; every one of them is turned away and leaves nothing behind. */
export const attack = async (count: number, seed: string, web: string): Promise<Statuses> => {
  const hall = await openSampleHall()
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
  const tryOne = async (one: Attack): Promise<void> => {
    const { status, body } = await wire.send(one)
    statuses[status] = (statuses[status] ?? 0) + 1
    const what = () => `${JSON.stringify(one).slice(0, 2_000)} → ${body.slice(0, 500)}`
    if (status < 200 || status >= 500) expect.fail(`${status}: ${what()}`)
    for (const secret of secrets) if (body.includes(secret)) expect.fail(what())
    watch(one, body)
  }
  try {
    for (let n = 0; n < count; n += wave) {
      const wanted = Math.min(wave, count - n)
      const attacks = Array.from({ length: wanted }, () =>
        makeAttack(chance.below(8) === 0 ? pageEndpoints : endpoints, hall, chance),
      )
      await Promise.all(attacks.map(tryOne))
      if ((await stored()) !== before)
        expect.fail(`changed by one of ${JSON.stringify(attacks).slice(0, 20_000)}`)
    }
  } finally {
    wire.close()
    await app.close()
  }
  expect(faults).toEqual([])
  return statuses
}
