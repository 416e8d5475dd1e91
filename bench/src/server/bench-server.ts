import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startTopcut, type TopcutProcess } from '../../../testing/topcut-process.ts'
import { secondsOf } from '../child-runs.ts'

const measured = fileURLToPath(new URL('measured-server.ts', import.meta.url))
const cache = fileURLToPath(new URL('../../../.cache/bench', import.meta.url))

/** A folder on the disk of the house: a temporary one may be memory, where syncing costs nothing. */
export const benchFolder = (): string => {
  mkdirSync(cache, { recursive: true })
  return mkdtempSync(join(cache, 'data-'))
}

/** Also what a bench has left behind that was broken off. */
export const clearBenchFolders = (): void => rmSync(cache, { recursive: true, force: true })

/** A server that tells what it costs. */
type MeasuredServer = {
  readonly server: TopcutProcess
  /** Seconds of processor time it has taken so far: what a busy neighbour does not change. */
  readonly worked: () => number
}

export const startMeasured = async (
  data: string,
  env: Readonly<Record<string, string>>,
): Promise<MeasuredServer> => {
  const server = await startTopcut({ data, env, main: measured })
  return {
    server,
    worked: () => secondsOf(Number(/process (\d+)/.exec(server.output())?.[1])),
  }
}

export type BenchServer = Pick<MeasuredServer, 'worked'> & {
  readonly url: string
  readonly cookies: readonly string[]
  /** Ends it; answers with the megabytes it has taken at most. */
  readonly stop: () => Promise<number>
}

const passphrase = 'as many as are needed'

/** Signs in as often as there are clients. */
const signIn = async (server: TopcutProcess, clients: number): Promise<readonly string[]> => {
  const send = async (method: string, path: string, cookie = ''): Promise<string> => {
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ name: 'bench', passphrase }),
    })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }
  const first = await server.signIn()
  const cookies = [await send('PUT', '/api/session/passphrase', first)]
  while (cookies.length < clients) cookies.push(await send('POST', '/api/session'))
  return cookies
}

export const startBenchServer = async (
  data: string,
  clients: number,
  env: Readonly<Record<string, string>>,
): Promise<BenchServer> => {
  const { server, worked } = await startMeasured(data, env)
  return {
    url: server.url,
    worked,
    cookies: await signIn(server, clients),
    stop: async () => {
      await server.stop()
      return Number(/peak (\d+) MB/.exec(server.output())?.[1] ?? Number.NaN)
    },
  }
}
