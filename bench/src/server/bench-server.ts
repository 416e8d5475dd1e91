import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startTopcut, type TopcutProcess } from '../../../testing/topcut-process.ts'

const measured = fileURLToPath(new URL('measured-server.ts', import.meta.url))
const cache = fileURLToPath(new URL('../../../.cache/bench', import.meta.url))

/** A folder on the disk of the house: a temporary one may be memory, where syncing costs nothing. */
export const benchFolder = (): string => {
  mkdirSync(cache, { recursive: true })
  return mkdtempSync(join(cache, 'data-'))
}

/** Also what a bench has left behind that was broken off. */
export const clearBenchFolders = (): void => rmSync(cache, { recursive: true, force: true })

export type BenchServer = {
  readonly url: string
  readonly cookies: readonly string[]
  /** Ends it; answers with the megabytes it has taken at most. */
  readonly stop: () => Promise<number>
}

const passphrase = 'as many as are needed'

/** Signs in as often as there are clients, by the link that the server has printed. */
const signIn = async (server: TopcutProcess, clients: number): Promise<readonly string[]> => {
  const token = /\/in#(\S+)/.exec(server.output())?.[1]
  if (token === undefined) return Array.from({ length: clients }, (_, n) => `topcut=client-${n}`)
  const send = async (method: string, path: string, body: object, cookie = ''): Promise<string> => {
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }
  const cookies = [await send('POST', '/api/session', { token })]
  await send('PUT', '/api/session/passphrase', { passphrase }, cookies[0])
  while (cookies.length < clients) cookies.push(await send('POST', '/api/session', { passphrase }))
  return cookies
}

export const startBenchServer = async (
  data: string,
  clients: number,
  env: Readonly<Record<string, string>>,
): Promise<BenchServer> => {
  const server = await startTopcut({ data, env, main: measured })
  return {
    url: server.url,
    cookies: await signIn(server, clients),
    stop: async () => {
      await server.stop()
      return Number(/peak (\d+) MB/.exec(server.output())?.[1] ?? Number.NaN)
    },
  }
}
