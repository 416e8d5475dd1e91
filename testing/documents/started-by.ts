import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { findNpm } from '../../scripts/npm.mjs'
import { wordsOf } from './synopsis.ts'

export type Ended = { readonly exit: number | null; readonly out: string; readonly err: string }

type Setting = {
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
  readonly input?: string
  /** What runs until it is told to stop is told so when it has said this. */
  readonly until?: RegExp
}

const topcut = [process.execPath, join(houseRoot, 'cli/bin/topcut.js')]

/** What is started by a line: `npx topcut` and all its other names are the one in this house. */
export const startedBy = (line: string): readonly string[] => programOf(wordsOf(line))

const programOf = (words: readonly string[]): readonly string[] => {
  const [program = '', ...rest] = words
  if (program === 'npx') return programOf(rest)
  if (/^(?:\.\/|node_modules\/\.bin\/)?topcut$/.test(program)) return [...topcut, ...rest]
  if (program === 'npm') return [process.execPath, findNpm() ?? program, ...rest]
  if (program !== 'node') return words
  const [script = '', ...more] = rest
  const own = join(houseRoot, script)
  return [process.execPath, existsSync(own) ? own : script, ...more]
}

/** Starts it and waits for its end. */
export const runToEnd = (
  [program = '', ...args]: readonly string[],
  { cwd, env, input, until }: Setting,
): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env })
    let [out, err] = ['', '']
    let isTold = false
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text
      if (until?.test(out)) isTold = child.kill('SIGTERM')
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text
    })
    child.once('error', reject)
    // npm ends by the signal that it handed on, and has no code then.
    child.once('close', (exit) => resolve({ exit: isTold ? (exit ?? 0) : exit, out, err }))
    child.stdin.end(input ?? '')
  })
