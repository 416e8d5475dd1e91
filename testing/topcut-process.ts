import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { folderRoot } from './folder-root.ts'

export type TopcutProcess = {
  readonly url: string
  /** The folder with its database; hand it to `startTopcut` again to start on the same events. */
  readonly data: string
  readonly output: () => string
  /** The link that lets its owner in, once; it is gone when a passphrase was chosen. */
  readonly ownerLink: () => string
  /** Comes in by that link; answers with what a browser then sends along. */
  readonly signIn: () => Promise<string>
  /** Ends it at once, as a power cut would, and waits until it is gone; the data stay. */
  readonly kill: (signal?: NodeJS.Signals) => Promise<void>
  /** Stops it for a while (`SIGSTOP`) or lets it go on (`SIGCONT`). */
  readonly signal: (signal: 'SIGSTOP' | 'SIGCONT') => void
  /** Ends it politely and waits; data in a folder made for this process go with it. */
  readonly stop: () => Promise<void>
}

export type StartOptions = {
  readonly data?: string
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  readonly main?: string
}

const ready = /^Topcut is ready at (https?:\/\/\S+)$/m
const link = /^The owner signs in here, once: (\S+)$/m
const usualMain = fileURLToPath(new URL('../server/src/main.ts', import.meta.url))
/** What quick-server.setup.ts has built of it, where it has. */
const quickMain = () => process.env['TOPCUT_QUICK_SERVER']
const watch = new URL('../scripts/stop-with-parent.mjs', import.meta.url).href

/** Starts the real server as a process of its own, on a port of its own. */
export async function startTopcut(options: StartOptions = {}): Promise<TopcutProcess> {
  const data = options.data ?? mkdtempSync(join(folderRoot(), 'topcut-data-'))
  // Loaded with the watch, so that a test run that is killed leaves no server behind.
  const flags = ['--disable-warning=ExperimentalWarning', '--import', watch]
  const args = ['--port', '0', '--data', data, ...(options.args ?? [])]
  const main = options.main ?? quickMain() ?? usualMain
  // Compiled beside what was built, and gone with it: nobody else has a use for that.
  const compiled = main.endsWith('.js')
    ? { NODE_COMPILE_CACHE: join(dirname(main), 'compiled') }
    : {}
  const child = spawn(process.execPath, [...flags, main, ...args], {
    // What it says is read here: on a German machine it would say something else.
    env: { ...process.env, LC_ALL: 'C.UTF-8', ...compiled, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (text: string) => {
      output += text
      const found = ready.exec(output)?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout.setEncoding('utf8').on('data', hear)
    child.stderr.setEncoding('utf8').on('data', hear)
    child.once('error', reject)
    child.once('close', () => reject(new Error(`the server ended before it was ready:\n${output}`)))
  })
  const kill = async (signal: NodeJS.Signals = 'SIGKILL') => {
    child.kill(signal)
    await ended
  }
  const ownerLink = () => link.exec(output)?.[1] ?? ''
  return {
    url,
    data,
    output: () => output,
    ownerLink,
    signIn: async () => {
      const response = await fetch(`${url}/api/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token: new URL(ownerLink()).hash.slice(1) }),
      })
      const cookie = response.headers.getSetCookie()[0]?.split(';')[0]
      if (cookie === undefined) throw new Error(`not let in: ${await response.text()}`)
      return cookie
    },
    kill,
    signal: (signal) => void child.kill(signal),
    stop: async () => {
      await kill('SIGTERM')
      if (options.data === undefined) rmSync(data, { recursive: true, force: true })
    },
  }
}
