import type { Command } from '@topcut/engine'
import type { Desk } from '../desk/desk.ts'
import { creation, sampleDesk } from '../desk/sample-day.suite.ts'
import { type HttpOptions, openHttp } from './app.ts'

/** The front door on a desk in memory; faults of the program are gathered, not printed. */
export const sampleDoor = (more: Partial<HttpOptions> = {}) => {
  const faults: unknown[] = []
  const desk: Desk = more.desk ?? sampleDesk()
  const report = (fault: unknown) => {
    faults.push(fault)
  }
  const app = openHttp({ desk, host: '127.0.0.1', report, ...more })

  const send = (
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    payload?: unknown,
    headers: Record<string, string> = {},
  ) =>
    app.inject({
      method,
      url,
      headers,
      ...(payload === undefined ? {} : { payload: payload as object }),
    })

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

  return { app, desk, faults, send, give, create }
}
