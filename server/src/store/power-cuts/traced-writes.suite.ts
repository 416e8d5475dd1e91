import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Recording, Step } from './recording.suite.ts'

/** Where calls cannot be traced there is nothing to replay. */
export const canTrace = (): boolean =>
  spawnSync('strace', ['-V'], { stdio: 'ignore' }).status === 0 &&
  spawnSync('strace', ['-o', '/dev/null', 'true'], { stdio: 'ignore' }).status === 0

const calls = 'trace=write,pwrite64,lseek,fsync,fdatasync,ftruncate'
const call =
  /^(?:\d+ +)?(\w+)\((\d+)<([^>]*)>(?:, "((?:\\x[0-9a-f]{2})*)"(\.\.\.)?)?(?:, (-?\d+))?(?:, (\w+))?\) += (-?\d+)/

const bytesOf = (hex: string): Buffer => Buffer.from(hex.replaceAll('\\x', ''), 'hex')

export const hexOf = (text: string): string =>
  [...Buffer.from(text)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('')

/** What is written to our files must not be passed over: the disk would have a hole nobody made. */
const hexOfName = hexOf('/topcut.sqlite')

/** The database and its journal; the index beside it is made anew after every start. */
const isKept = (file: string): boolean => /^topcut\.sqlite(-wal)?$/.test(file)

/** Lets a process of its own append so often in an empty folder, and writes down what it does. */
export const recordWrites = (answers: number, seed: number, folder: string): Recording => {
  const trace = join(folder, 'trace')
  const program = fileURLToPath(new URL('append-traced.suite.ts', import.meta.url))
  const flags = ['-f', '-y', '-xx', '-s', '10000000', '-o', trace, '-e', calls]
  const node = [process.execPath, '--disable-warning=ExperimentalWarning', program]
  const { status, stderr } = spawnSync(
    'strace',
    [...flags, ...node, folder, `${answers}`, `${seed}`],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
  const steps = stepsIn(readFileSync(trace, 'latin1'))
  rmSync(trace)
  return { seed, answers, steps }
}

/** A call that another thread interrupts stands on two lines; it counts when it is done. */
function* wholeLines(trace: string): Generator<string> {
  const begun = new Map<string, string>()
  for (const line of trace.split('\n')) {
    const thread = /^\d+/.exec(line)?.[0] ?? ''
    const [first, isBegun] = line.split(' <unfinished ...>')
    const rest = /<\.\.\. \w+ resumed>(.*)$/.exec(line)?.[1]
    if (isBegun !== undefined) begun.set(thread, first ?? '')
    else if (rest !== undefined) yield `${begun.get(thread) ?? ''}${rest}`
    else yield line
  }
}

export const stepsIn = (trace: string): readonly Step[] => {
  const places = new Map<string, number>()
  return [...wholeLines(trace)].flatMap((line): readonly Step[] => {
    const found = call.exec(line)
    if (found === null) {
      if (line.includes(hexOfName)) throw new Error(`not understood: ${line.slice(-200)}`)
      return []
    }
    const [, name = '', descriptor = '', path = '', hex = '', cut, number = '0', , done] = found
    const answer = /^answered (\d+)/.exec(bytesOf(hex).toString('latin1'))
    if (name === 'write' && descriptor === '1' && answer !== null)
      return [{ kind: 'answer', n: Number(answer[1]) }]
    const file = basename(bytesOf(path).toString('utf8'))
    if (!isKept(file)) return []
    if (cut !== undefined) throw new Error('a write was recorded in part')
    if (name === 'lseek') places.set(descriptor, Number(done))
    if (name === 'ftruncate') return [{ kind: 'truncate', file, size: Number(number) }]
    if (name === 'fsync' || name === 'fdatasync') return [{ kind: 'sync', file }]
    if (name === 'pwrite64') {
      const at = Number(/, (\d+)\) += /.exec(line)?.[1])
      return [{ kind: 'write', file, at, bytes: bytesOf(hex) }]
    }
    if (name !== 'write') return []
    const at = places.get(descriptor) ?? 0
    places.set(descriptor, at + Number(done))
    return [{ kind: 'write', file, at, bytes: bytesOf(hex) }]
  })
}
