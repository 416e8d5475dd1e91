import type { Command } from '@topcut/engine'
import { openAccess } from '../access/access.ts'
import type { Desk } from '../desk/desk.ts'
import { systemClock } from '../desk/ports.ts'
import { creation, sampleDesk } from '../desk/sample-day.suite.ts'
import { openHooks } from '../hooks/hooks.ts'
import type { Send } from '../hooks/send.ts'
import { memoryRecords } from '../store/memory/memory-records.ts'
import { type HttpOptions, openHttp } from './app.ts'

/** Of trying a passphrase: nobody here waits for that. */
export const cost = { log2N: 8, r: 8, p: 1 }

const nothingLeaves: Send = async () => ({ answer: 204, fault: null, wish: 0 })

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'

/** The front door on a desk in memory; faults of the program are gathered, not printed. */
export const sampleDoor = (more: Partial<HttpOptions> = {}) => {
  const faults: unknown[] = []
  const desk: Desk = more.desk ?? sampleDesk()
  const report = (fault: unknown) => {
    faults.push(fault)
  }
  const access = more.access ?? openAccess({ records: memoryRecords(), clock: systemClock, cost })
  const records = memoryRecords()
  const { clock = systemClock } = more
  const hooks =
    more.hooks ??
    openHooks({ records, desk, keeping: access.keeping.of, report, clock, send: nothingLeaves })
  const usual = { desk, access, hooks, host: '127.0.0.1', report, pause: async () => {} }
  const app = openHttp({ ...usual, ...more })

  /** Opens a link; answers with what the browser then sends along. */
  const open = async (token: string): Promise<string> =>
    `topcut=${(await access.redeem(token, null)) ?? ''}`
  let owner: Promise<string> | undefined
  const ownerCookie = (): Promise<string> => {
    owner ??= access.ownerLink().then(open)
    return owner
  }

  /** By the owner, if no other cookie is handed in; by nobody with an empty one. */
  const send = async (
    method: Method,
    url: string,
    payload?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const isOwner = !('cookie' in headers)
    const answer = await app.inject({
      method,
      url,
      headers: isOwner ? { cookie: await ownerCookie(), ...headers } : headers,
      ...(payload === undefined ? {} : { payload: payload as object }),
    })
    // A browser keeps the cookie it was sent last.
    const renewed = `${answer.headers['set-cookie'] ?? ''}`.split(';')[0] ?? ''
    if (isOwner && renewed !== '') owner = Promise.resolve(renewed)
    return answer
  }

  let ids = 0
  const give = (
    event: string,
    command: Command | Record<string, unknown>,
    more: object = {},
    headers: Record<string, string> = {},
  ) => {
    ids += 1
    const body = { id: `http-${ids}`, command, ...more }
    return send('POST', `/api/events/${event}/commands`, body, headers)
  }

  const create = async (): Promise<string> =>
    (await send('POST', '/api/events', { command: creation })).json().event

  return { app, desk, access, hooks, faults, open, ownerCookie, send, give, create }
}
