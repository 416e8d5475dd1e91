import { once } from 'node:events'
import type { run } from '../../cli/src/run.ts'
import { processTerminal } from '../../cli/src/terminal.ts'
import { freePort } from './free-port.ts'
import { openBrowser } from './open-browser.ts'
import { programWords } from './program-words.ts'
import { noteDesk, runningDesk } from './running-desk.ts'

type Clicked = { readonly run: typeof run; readonly data: string; readonly cache: string }

const usualPort = 8080

/** A window that closes with the program takes along why it did not start. */
const waitForReader = async (): Promise<void> => {
  if (process.platform !== 'win32' || !process.stdin.isTTY) return
  process.stdout.write(`${programWords().pressEnter}\n`)
  process.stdin.resume()
  await once(process.stdin, 'data')
  process.stdin.pause()
}

/**
 * The desk for whoever clicks on the program and types nothing: it opens in the browser, on another
 * port where somebody has the usual one, and a second click opens the desk that runs already.
 */
export const clickedDesk = async ({ run, data, cache }: Clicked): Promise<number> => {
  const running = await runningDesk(cache, data)
  if (running !== null) {
    process.stdout.write(`${programWords().runningAt(running)}\n`)
    openBrowser(running)
    return 0
  }
  let forget = (): void => {}
  const ready = (address: string): void => {
    forget = noteDesk(cache, data, address)
    openBrowser(address)
  }
  const port = String(await freePort(usualPort))
  const exit = await run(['serve', '--port', port], { ...processTerminal, ready })
  forget()
  if (exit !== 0) await waitForReader()
  return exit
}
