import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import {
  type Colours,
  type DrivenWindow,
  drivenWindow,
  type OpenedEngine,
  type WindowSize,
} from './driven-window.ts'

const driverProgram = '/usr/bin/WebKitWebDriver'
const screenProgram = '/usr/bin/Xvfb'

export const webKitLacks = (): string | null => {
  const lacking = [
    ...(existsSync(driverProgram) ? [] : ['webkit2gtk-driver']),
    ...(existsSync(screenProgram) ? [] : ['xvfb']),
  ]
  return lacking.length === 0 ? null : lacking.join(' ')
}

/** A program that ends with this one, whatever becomes of the test. */
const start = (program: string, args: readonly string[], env: NodeJS.ProcessEnv) => {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'ignore'] })
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  // Not when its output is closed: what it has started itself may still hold that.
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    child.stdout.destroy()
    process.off('exit', kill)
  }
  return { output: child.stdout, stop }
}

type Program = ReturnType<typeof start>

/** Asks the driver; whatever it answers stands in `value`. */
const driveAt =
  (base: string) =>
  async <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const answer = await fetch(`${base}${path}`, { method, ...sent })
    const { value } = (await answer.json()) as { readonly value: T }
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }

type Drive = ReturnType<typeof driveAt>

/** Asks until there is an answer, and says what for where none comes. */
const until = async <T>(what: string, ask: () => Promise<T | null>): Promise<T> => {
  for (let tries = 0; tries < 300; tries += 1) {
    const found = await ask()
    if (found !== null) return found
    await sleep(100)
  }
  throw new Error(`waited in vain for ${what}`)
}

const evaluateIn = (drive: Drive) => (expression: string) =>
  drive<string>('POST', '/execute/sync', { script: `return ${expression}`, args: [] })

/** The first window has bars that are broader than a phone: one that a page opens has none. */
const openBareWindow = async (drive: Drive, { width, height }: WindowSize): Promise<void> => {
  const evaluate = evaluateIn(drive)
  const first = await drive<readonly string[]>('GET', '/window/handles')
  await evaluate("void window.open('about:blank', '', 'popup')")
  const handle = await until('a window without bars', async () => {
    const all = await drive<readonly string[]>('GET', '/window/handles')
    return all.find((one) => !first.includes(one)) ?? null
  })
  await drive('POST', '/window', { handle })
  await until(`a window of ${width} × ${height}`, async () => {
    await drive('POST', '/window/rect', { width, height })
    return (await evaluate("innerWidth + ' ' + innerHeight")) === `${width} ${height}` || null
  })
}

const openDriven = async (driver: Program, port: number, colours: Colours, size: WindowSize) => {
  const base = `http://127.0.0.1:${port}`
  await until('WebKitWebDriver', () => fetch(`${base}/status`).catch(() => null))
  const args = [
    '--automation',
    '--javascript-can-open-windows-automatically=true',
    ...(colours === 'dark' ? ['--dark-mode'] : []),
  ]
  const { sessionId } = await driveAt(base)<{ readonly sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args } } },
  })
  const drive = driveAt(`${base}/session/${sessionId}`)
  await openBareWindow(drive, size)
  return drivenWindow({
    goTo: (url) => drive('POST', '/url', { url }),
    evaluate: evaluateIn(drive),
    act: async (actions) => {
      await drive('POST', '/actions', { actions })
      await drive('DELETE', '/actions')
    },
    setCookie: async (url, name, value) => {
      // Only a page of that host takes it.
      await drive('POST', '/url', { url })
      await drive('POST', '/cookie', { cookie: { name, value, path: '/' } })
    },
    picture: async () => Buffer.from(await drive<string>('GET', '/screenshot'), 'base64'),
    close: async () => {
      // Its browser would outlive the driver.
      await drive('DELETE', '').catch(() => {})
      await driver.stop()
    },
  })
}

/** WebKit on a screen that nobody sees; a driver leads one browser, so each window has its own. */
export const openWebKit = async (colours: Colours): Promise<OpenedEngine> => {
  const screen = start(screenProgram, ['-displayfd', '1', '-screen', '0', '2200x1400x24'], {})
  const [display] = await once(screen.output, 'data')
  const env = {
    ...process.env,
    DISPLAY: `:${`${display}`.trim()}`,
    GDK_BACKEND: 'x11',
    LC_ALL: 'en_GB.UTF-8',
    // There is no desktop that would answer.
    NO_AT_BRIDGE: '1',
  }
  const windows: DrivenWindow[] = []
  return {
    openWindow: async (size) => {
      const port = await freePort()
      const driver = start(driverProgram, [`--port=${port}`], env)
      const window = await openDriven(driver, port, colours, size)
      windows.push(window)
      return window
    },
    close: async () => {
      for (const { close } of windows) await close()
      await screen.stop()
    },
  }
}
