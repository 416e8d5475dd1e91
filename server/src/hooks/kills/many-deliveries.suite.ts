import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import {
  type StartOptions,
  startTopcut,
  type TopcutProcess,
} from '../../../../testing/topcut-process.ts'
import { createEvent } from '../../store/kills/client.suite.ts'
import { type Arrival, openReceiver, takeIt } from './receiver.suite.ts'

const main = fileURLToPath(new URL('serve-impatiently.suite.ts', import.meta.url))
/** As many as an event may have. */
const hooks = 10

const luckFrom = (seed: number) => {
  let state = seed
  return (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Fails, hangs, hangs up or answers, by luck: of a hundred requests about sixty are taken. */
const openUnreliable = (luck: () => number) =>
  openReceiver((arrival, reply, request) => {
    const lot = luck()
    if (lot < 0.15) reply.writeHead(500).end('no')
    else if (lot < 0.2) reply.writeHead(302, { location: '/elsewhere' }).end()
    else if (lot < 0.25) request.socket.destroy()
    // Until the sender has had enough.
    else if (lot < 0.28) return
    else if (lot < 0.38) reply.writeHead(503, { 'retry-after': '0' }).end('x'.repeat(100_000))
    else takeIt(arrival, reply, request)
  })

const post = (url: string, cookie: string, body: unknown): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })

/** Gives a command until it is answered: what is not stored is not to be told. */
const insist = async (
  urls: () => readonly string[],
  cookie: string,
  path: string,
  body: object,
) => {
  for (let attempt = 0; ; attempt += 1) {
    const all = urls()
    const answer = await post(`${all[attempt % all.length]}${path}`, cookie, body).catch(() => null)
    if (answer?.ok === true) return answer.json()
    if (answer !== null && answer.status < 500) throw new Error(await answer.text())
    await pause(50)
  }
}

/** So long before a kill at most somebody was answered who is not written down. */
const underWay = 5_000

/**
 * No message comes again once it was acknowledged, but where the sender was killed before it could
 * write that down: one of each hook at most with every kill. Answers with how many did.
 */
const expectNoneAgain = (arrivals: readonly Arrival[], kills: readonly number[]): number => {
  const excused = new Map<string, string>()
  const acknowledged = new Map<string, number>()
  for (const { id, path, at, acknowledgedAt } of arrivals) {
    const before = acknowledged.get(id)
    if (before !== undefined) {
      const kill = kills.find((one) => one > before - 50) ?? Number.POSITIVE_INFINITY
      const place = `${kill} ${path}`
      const isCutOff = kill < at && kill - before < underWay
      const isExcused = isCutOff && (excused.get(place) ?? id) === id
      expect(isExcused, `${id} came again ${at - before} ms after it was taken`).toBe(true)
      excused.set(place, id)
    }
    if (acknowledgedAt !== null) acknowledged.set(id, acknowledgedAt)
  }
  return excused.size
}

type Scenario = {
  readonly seed: number
  readonly servers: readonly StartOptions[]
  readonly messages: number
  readonly kills: number
  readonly restarts: number
}

/** Messages to ten hooks whose receiver is unreliable and restarted, by servers that are killed. */
export const deliverMany = async (scenario: Scenario) => {
  const { seed, servers, messages, kills, restarts } = scenario
  const luck = luckFrom(seed)
  const receiver = await openUnreliable(luck)
  const running: TopcutProcess[] = []
  for (const options of servers) running.push(await startTopcut({ ...options, main }))
  const urls = () => running.map(({ url }) => url)
  const killedAt: number[] = []
  try {
    const cookie = (await running.at(-1)?.signIn()) ?? ''
    const [first = ''] = urls()
    const event = await createEvent(first, cookie)
    const at = `/api/events/${event}`
    for (let n = 0; n < hooks; n += 1) {
      const hook = { url: `${receiver.url}/${n}`, topics: ['messages'], language: 'en' }
      expect((await post(`${first}${at}/hooks`, cookie, hook)).status).toBe(201)
    }
    const telling = (async () => {
      for (let n = 0; n < messages; n += 1) {
        const command = { kind: 'announce-message', text: `Message ${n}` }
        await insist(urls, cookie, `${at}/commands`, { id: `message-${seed}-${n}`, command })
      }
    })()
    telling.catch(() => {})
    const taken = () =>
      new Set(receiver.arrivals.flatMap((one) => (one.acknowledgedAt === null ? [] : one.id))).size
    /** Spread over the whole: after so many were taken. */
    const untilTaken = async (part: number) => {
      while (taken() < part * messages * hooks) await pause(20)
    }
    const kill = async (n: number) => {
      const place = n % running.length
      await running[place]?.kill()
      killedAt.push(Date.now())
      running.splice(place, 1, await startTopcut({ ...servers[place], main }))
    }
    const restart = async () => {
      await receiver.stop()
      await pause(luck() * 500)
      await receiver.start()
    }
    const blows = [
      ...Array.from({ length: kills }, (_, n) => () => kill(n)),
      ...Array.from({ length: restarts }, () => restart),
    ].sort(() => luck() - 0.5)
    for (const [n, blow] of blows.entries()) {
      await untilTaken((n + 0.5) / (blows.length + 1))
      await blow()
    }
    await telling
    await untilTaken(1)
    // What would come again has the time to.
    await pause(2_000)

    const again = expectNoneAgain(receiver.arrivals, killedAt)
    for (let n = 0; n < hooks; n += 1) {
      const own = receiver.arrivals.filter(({ path }) => path === `/${n}`)
      const inOrder = own.filter(
        ({ id, acknowledgedAt }, place) =>
          acknowledgedAt !== null &&
          own.findIndex((o) => o.id === id && o.acknowledgedAt !== null) === place,
      )
      const told = inOrder.map(({ body }) => (JSON.parse(body) as { message: string }).message)
      expect(told).toEqual(Array.from({ length: messages }, (_, m) => `Message ${m}`))
    }
    expect(receiver.arrivals.filter(({ path }) => path === '/elsewhere')).toEqual([])
    return { arrivals: receiver.arrivals.length, delivered: taken(), again }
  } finally {
    for (const server of running) await server.stop()
    await receiver.stop()
  }
}
