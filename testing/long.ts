import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

type LongRun = {
  readonly name: string
  /** How many seeds a whole run has: `from`, `from + 1`, … */
  readonly seeds: number
  readonly from?: number
}

type LongRunSetting = {
  readonly folder: string
  readonly fresh: boolean
  readonly print: (line: string) => void
}

const usual: LongRunSetting = {
  folder: fileURLToPath(new URL('../.cache/long', import.meta.url)),
  fresh: process.env['TOPCUT_LONG_FRESH'] === '1',
  print: console.log,
}

const betweenSaves = 2_000

function readNext(file: string): number | null {
  try {
    const { next }: { next: unknown } = JSON.parse(readFileSync(file, 'utf8'))
    return Number.isSafeInteger(next) ? (next as number) : null
  } catch {
    return null
  }
}

/**
 * Tries one seed after the other. An interrupted run goes on with the seed it had reached, a failed
 * one with the seed that failed; a finished one is forgotten, so that the next starts over and never
 * passes on the strength of what older code did.
 */
export async function longRun(
  run: LongRun,
  trySeed: (seed: number) => void | Promise<void>,
  setting: LongRunSetting = usual,
): Promise<void> {
  const first = run.from ?? 0
  const end = first + run.seeds
  const file = join(setting.folder, `${run.name.replaceAll(/[^a-z0-9]+/gi, '-')}.json`)
  mkdirSync(setting.folder, { recursive: true })
  const save = (next: number) => writeFileSync(file, JSON.stringify({ next }))

  const stored = setting.fresh ? null : readNext(file)
  const start = stored !== null && stored > first && stored < end ? stored : first
  setting.print(`${run.name}: seeds ${start} to ${end - 1}${start > first ? ' (going on)' : ''}`)

  let saved = Date.now()
  for (let seed = start; seed < end; seed += 1) {
    try {
      await trySeed(seed)
    } catch (cause) {
      save(seed)
      throw new Error(`${run.name}: seed ${seed} failed`, { cause })
    }
    if (Date.now() - saved < betweenSaves) continue
    save(seed + 1)
    setting.print(`${run.name}: seed ${seed} of ${end - 1} done`)
    saved = Date.now()
  }
  rmSync(file, { force: true })
  setting.print(`${run.name}: all ${run.seeds} seeds done`)
}
