import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** How a packed Topcut is started: nothing of this process's own settings goes along. */
export type Start = {
  readonly program: string
  readonly args?: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
}

export type StartedDesk = {
  readonly url: string
  readonly output: () => string
  /** Until it answered that it is healthy. */
  readonly seconds: number
  /** What the owner's browser sends along, once it has come in by the printed link. */
  readonly signIn: () => Promise<string>
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>
}

const ready = /^Topcut is ready at (https?:\/\/\S+)$/m
const link = /^The owner signs in here, once: \S+#(\S+)$/m

const heard = (child: ChildProcess, said: (text: string) => string): Promise<string> =>
  new Promise((resolve, reject) => {
    const hear = (text: string) => {
      const url = ready.exec(said(text))?.[1]
      if (url !== undefined) resolve(url)
    }
    child.stdout?.setEncoding('utf8').on('data', hear)
    child.stderr?.setEncoding('utf8').on('data', hear)
    child.once('error', reject)
    child.once('close', () => reject(new Error(`ended before it was ready:\n${said('')}`)))
  })

const tokenAnswer = async (url: string, token: string): Promise<string> => {
  const answer = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
  if (cookie === undefined) throw new Error(`not let in: ${await answer.text()}`)
  return cookie
}

export const startDesk = async ({ program, args = [], cwd, env }: Start): Promise<StartedDesk> => {
  const begun = performance.now()
  const child = spawn(program, args, {
    cwd,
    // What it says is read here: on a German machine it would say something else.
    env: { LC_ALL: 'C.UTF-8', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const closed = once(child, 'close')
  let output = ''
  const url = await heard(child, (text) => {
    output += text
    return output
  })
  const health = await fetch(`${url}/api/health`)
  if (!health.ok) throw new Error(`not healthy: ${health.status}`)
  return {
    url,
    output: () => output,
    seconds: (performance.now() - begun) / 1000,
    signIn: () => tokenAnswer(url, link.exec(output)?.[1] ?? ''),
    end: async (signal) => {
      child.kill(signal)
      await closed
    },
  }
}
