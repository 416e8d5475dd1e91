import { spawn } from 'node:child_process'

const openers: Readonly<Record<string, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
  linux: ['xdg-open'],
}

/** Shows an address in the browser people use; where there is none, it stands on the terminal. */
export const openBrowser = (address: string): void => {
  const opener = openers[process.platform]
  if (opener === undefined) return
  const [program, ...before] = opener
  const child = spawn(program, [...before, address], { stdio: 'ignore', detached: true })
  child.on('error', () => {})
  child.unref()
}
