import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { emptyPlace } from './package-trial.ts'
import { type ProgramTrial, tryProgram } from './program-trial.ts'
import { type Start, startDesk } from './started-desk.ts'

type ExecutableTrial = ProgramTrial & {
  readonly unpackSeconds: number
  /** What the browser was told to open by a start without a word, and by a second one beside it. */
  readonly opened: string
  readonly openedAgain: string
}

/** A browser that only notes what it is told; it is all that stands on the PATH. */
const notingBrowser = (folder: string): { readonly path: string; readonly note: string } => {
  const [path, note] = [join(folder, 'path'), join(folder, 'opened.txt')]
  mkdirSync(path)
  for (const name of ['xdg-open', 'open']) {
    writeFileSync(join(path, name), `#!/bin/sh\necho "$1" >> '${note}'\n`, { mode: 0o755 })
  }
  return { path, note }
}

const linesOf = async (note: string, count: number): Promise<readonly string[]> => {
  for (;;) {
    const lines = existsSync(note) ? readFileSync(note, 'utf8').split('\n').filter(Boolean) : []
    if (lines.length >= count) return lines
    await pause(20)
  }
}

/** Without a word, as by a double click; and once more while it runs. */
const click = async (program: string, cwd: string, home: string) => {
  const { path, note } = notingBrowser(cwd)
  const start: Start = { program, cwd, env: { HOME: home, PATH: path } }
  const desk = await startDesk(start)
  try {
    const [opened = ''] = await linesOf(note, 1)
    const { status, stdout } = spawnSync(program, { ...start, encoding: 'utf8' })
    if (status !== 0) throw new Error(`the second one: ${status} ${stdout}`)
    const [, openedAgain = ''] = await linesOf(note, 2)
    return { opened, openedAgain }
  } finally {
    await desk.end('SIGTERM')
  }
}

/** The executable as it is unpacked in an empty folder, with no Node anywhere near. */
export const tryExecutable = async (archive: string): Promise<ExecutableTrial> => {
  const { home, cwd, clear } = emptyPlace()
  try {
    const begun = performance.now()
    const { status, stderr } = spawnSync('tar', ['-xf', archive, '-C', cwd], { encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
    const unpackSeconds = (performance.now() - begun) / 1000
    const program = join(cwd, 'topcut')
    const start: Start = { program, cwd, env: { HOME: home, PATH: '/nonexistent' } }
    const trial = await tryProgram(start, { ...start, args: ['--port', '0'] })
    return { unpackSeconds, ...trial, ...(await click(program, cwd, home)) }
  } finally {
    clear()
  }
}
