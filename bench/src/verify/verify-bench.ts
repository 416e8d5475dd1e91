import { type StdioOptions, spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readRecord, regulations, verifyRecord } from '@topcut/engine'
import { percentile, timed } from '../measure.ts'
import { type Row, report } from '../report.ts'
import { playedRecord } from './played-record.ts'

const topcut = fileURLToPath(new URL('../../../cli/bin/topcut.js', import.meta.url))
const [usualPlayers, rounds, runs] = [[200], 8, 7]

/** Tells what a program has taken of the processor, when it ends. */
const tellsCpu = `data:text/javascript,process.on('exit',()=>{
  const{user,system}=process.cpuUsage();process.stderr.write('\\n'+(user+system)/1000)})`

/**
 * On the wall, for whoever checks at a terminal waits for the start of the program too; and of the
 * processor, for a busy neighbour must not make anybody look slow.
 */
const waited = (words: readonly string[]): { readonly wall: number; readonly cpu: number } => {
  const start = performance.now()
  const stdio: StdioOptions = ['ignore', 'ignore', 'pipe']
  const { status, stderr } = spawnSync(process.execPath, ['--import', tellsCpu, ...words], {
    stdio,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${words.join(' ')}: ${stderr}`)
  return { wall: performance.now() - start, cpu: Number(stderr.split('\n').at(-1)) }
}

const often = <T>(run: () => T): readonly T[] => Array.from({ length: runs }, run)

const median = (values: readonly number[]): number => percentile(values, 50)

/** A record checked at the terminal, beside the least that anybody could do: hash the file. */
export const benchVerify = async (sizes: readonly number[]): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'topcut-verify-'))
  try {
    const rows = regulations.flatMap((regulation) =>
      (sizes.length > 0 ? sizes : usualPlayers).map((players): Row => {
        const text = playedRecord(regulation, players, rounds)
        const file = join(folder, 'record.json')
        writeFileSync(file, text)
        const hashOfFile = `require('crypto').hash('sha256', require('fs').readFileSync('${file}'))`
        const hashed = often(() => waited(['-e', hashOfFile]))
        const [first, ...later] = often(() => waited([topcut, 'verify', file]))
        const inside = often(() => timed(() => verified(readFileSync(file, 'utf8'))).ms)
        return {
          regulation: regulation.id,
          players,
          kB: Math.round(text.length / 1000),
          'terminal ms': median(later.map(({ wall }) => wall)),
          'slowest ms': Math.max(...later.map(({ wall }) => wall)),
          'first ms': first?.wall ?? Number.NaN,
          'CPU ms': median(later.map(({ cpu }) => cpu)),
          'check alone, CPU ms': median(inside),
          'sha256 of the file, CPU ms': median(hashed.map(({ cpu }) => cpu)),
        }
      }),
    )
    report('verify', `A public record after ${rounds} rounds, verified at the terminal`, rows)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const verified = (text: string): void => {
  const read = readRecord(text)
  if ('fault' in read) throw new Error(read.fault)
  const steps = verifyRecord(read.record, { sha256: (part) => hash('sha256', part) })
  for (;;) {
    const step = steps.next()
    if (step.done === true && step.value.verified) return
    if (step.done === true) throw new Error(JSON.stringify(step.value.problems))
  }
}
