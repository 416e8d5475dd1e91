import { execFileSync } from 'node:child_process'
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

/** On the wall: whoever checks at a terminal waits for the start of the program, too. */
const waited = (words: readonly string[]): number => {
  const start = performance.now()
  execFileSync(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'] })
  return performance.now() - start
}

const often = (run: () => number): readonly number[] => Array.from({ length: runs }, run)

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
        const [first, ...later] = often(() => waited([topcut, 'verify', file]))
        const inside = often(() => timed(() => verified(readFileSync(file, 'utf8'))).ms)
        return {
          regulation: regulation.id,
          players,
          kB: Math.round(text.length / 1000),
          'terminal ms': percentile(later, 50),
          'slowest ms': Math.max(...later),
          'first ms': first ?? Number.NaN,
          'verify alone, CPU ms': percentile(inside, 50),
          'sha256 of the file, ms': percentile(
            often(() => waited(['-e', hashOfFile])),
            50,
          ),
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
