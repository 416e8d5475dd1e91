import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { creation, player } from '../desk/sample-day.suite.ts'
import { samplePages } from '../http/hostile.suite.ts'
import { type Serving, serveStore } from '../serve.ts'
import { openMemoryStore } from '../store/memory/memory-store.ts'
import { type Read, readPrometheus } from './strict-prometheus.suite.ts'

const token = 'a-token-of-some-length'

let serving: Serving
beforeAll(async () => {
  vi.stubEnv('TOPCUT_METRICS_TOKEN', token)
  serving = await serveStore({
    port: 0,
    host: '127.0.0.1',
    store: openMemoryStore(),
    web: samplePages(),
    copies: { folder: temporaryFolder() },
  })
})
afterAll(async () => {
  await serving.close()
  vi.unstubAllEnvs()
})

/** Over a socket, with headers that `fetch` would not send. */
const ask = async (path: string, headers: Record<string, string> = {}) => {
  const asked = request(`${serving.url}${path}`, { headers }).end()
  const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) =>
    asked.once('response', resolve).once('error', reject),
  )
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) }
}

const post = (path: string, body: unknown, cookie = '') =>
  fetch(`${serving.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })

const signIn = async (): Promise<string> => {
  const link = new URL((await serving.ownerLink()) ?? '')
  const { headers } = await post('/api/session', { token: link.hash.slice(1) })
  return headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

const read = async (): Promise<(name: string, labels?: Read['labels']) => number | undefined> => {
  const all = readPrometheus((await ask('/metrics')).text)
  return (name, labels = {}) =>
    all.find(
      (one) =>
        one.name === name &&
        Object.entries(labels).every(([label, value]) => one.labels[label] === value),
    )?.value
}

describe('the metrics of a server', () => {
  it('count what was asked, decided, stored and listened to', async () => {
    const cookie = await signIn()
    const created = await post('/api/events', { id: 'one', command: creation }, cookie)
    const { event } = (await created.json()) as { event: string }
    const commands = `/api/events/${event}/commands`
    const command = { kind: 'register-player', player: player(1) }
    const name = 'Wilhelmina Ohnegleichen'
    expect((await post(commands, { id: 'two', command, name }, cookie)).status).toBe(200)
    expect((await post(commands, { id: 'three', command, name }, cookie)).status).toBe(422)
    await fetch(`${serving.url}/nowhere.js`)
    const live = await fetch(`${serving.url}/api/events/${event}/live?audience=public`)

    const value = await read()
    const requests = 'topcut_http_requests_total'
    const route = '/api/events/:event/commands'
    expect(value(requests, { method: 'POST', route, status: '200' })).toBe(1)
    expect(value(requests, { method: 'POST', route, status: '422' })).toBe(1)
    expect(value(requests, { method: 'GET', route: '', status: '404' })).toBe(1)
    expect(value('topcut_http_request_duration_seconds_count', { method: 'POST', route })).toBe(2)
    const answers = 'topcut_commands_total'
    expect(value(answers, { command: 'create-event', answer: 'granted' })).toBe(1)
    expect(value(answers, { command: 'register-player', answer: 'granted' })).toBe(1)
    expect(value(answers, { command: 'register-player', answer: 'refused' })).toBe(1)
    expect(value('topcut_store_append_duration_seconds_count', { answer: 'ok' })).toBe(2)
    expect(value('topcut_live_listeners')).toBe(1)
    expect(value('topcut_events', { status: 'to-come' })).toBe(1)
    expect(value('topcut_events', { status: 'running' })).toBe(0)
    expect(value('process_resident_memory_bytes')).toBeGreaterThan(1e6)
    expect(value('process_cpu_seconds_total')).toBeGreaterThan(0)
    expect(value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)

    const { text: whole } = await ask('/metrics')
    expect(whole).not.toContain(event)
    expect(whole).not.toContain('Wilhelmina')
    expect(whole).not.toContain('nowhere')
    await live.body?.cancel()
    await vi.waitFor(async () => expect((await read())('topcut_live_listeners')).toBe(0), 20_000)
    // However long somebody listened, it was no slow answer.
    const ofLive = { route: '/api/events/:event/live' }
    expect((await read())('topcut_http_request_duration_seconds_count', ofLive)).toBeUndefined()
  })

  it('come as Prometheus asks for them', async () => {
    const { status, headers } = await ask('/metrics')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
  })

  it.each([
    ['by a proxy on this machine', { 'x-forwarded-for': '203.0.113.7' }],
    ['by one that says so in the newer way', { forwarded: 'for=203.0.113.7' }],
    ['by one that says it is from here', { 'x-forwarded-for': '127.0.0.1' }],
    ['with another token', { 'x-forwarded-for': '203.0.113.7', authorization: 'Bearer another' }],
  ])('are nothing that strangers find: %s', async (_, headers) => {
    const strange = await ask('/metrics', headers)
    const nowhere = await ask('/nothing-here', headers)
    expect(strange.status).toBe(nowhere.status)
    expect(strange.text).toBe(nowhere.text)
    expect(strange.text).not.toContain('topcut_')
  })

  it('are read from elsewhere with the token', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7', authorization: `Bearer ${token}` }
    const { status, text: told } = await ask('/metrics', headers)
    expect(status).toBe(200)
    expect(readPrometheus(told).length).toBeGreaterThan(10)
  })
})
