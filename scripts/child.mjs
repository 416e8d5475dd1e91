// Plain JavaScript for Node 18 and newer: also used before the right Node is known.
import { spawn } from 'node:child_process'

const isWindows = process.platform === 'win32'
/** @type {readonly NodeJS.Signals[]} */
const forwarded = [
  'SIGINT',
  'SIGTERM',
  'SIGHUP',
  ...(isWindows ? /** @type {const} */ (['SIGBREAK']) : []),
]

/** @typedef {'all' | 'errors' | 'none'} Output what of the program's output is shown */

/**
 * Runs a program to its end with this process's own input and output. A signal sent to this
 * process is handed on, so that no program is left behind with the port or the database open.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, output?: Output }} [options]
 * @returns {Promise<{ code: number, signal: NodeJS.Signals | null }>}
 */
export function runChild(program, args, options = {}) {
  const { output = 'all' } = options
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: [
        'inherit',
        output === 'all' ? 'inherit' : 'ignore',
        output === 'none' ? 'ignore' : 'inherit',
      ],
    })
    /** @param {NodeJS.Signals} signal */
    const hand = (signal) => {
      // A console of Windows tells every program in it, and to kill one there ends it at once: it is
      // enough not to go before it.
      if (isWindows) return
      // A terminal sends Ctrl-C to the whole group: handing it on would count as a second Ctrl-C.
      if (signal === 'SIGINT' && (process.stdin.isTTY || process.stdout.isTTY)) return
      child.kill(signal)
    }
    for (const signal of forwarded) process.on(signal, hand)
    const release = () => {
      for (const signal of forwarded) process.off(signal, hand)
    }
    child.once('error', (error) => {
      release()
      reject(error)
    })
    child.once('close', (code, signal) => {
      release()
      resolve({ code: code ?? 1, signal })
    })
  })
}

/**
 * Ends this process the way its child ended; a caller that asks "was it a signal?" gets the truth.
 *
 * @param {{ code: number, signal: NodeJS.Signals | null }} end
 */
export function endLike(end) {
  process.exitCode = end.code
  if (end.signal !== null && !isWindows) process.kill(process.pid, end.signal)
}
