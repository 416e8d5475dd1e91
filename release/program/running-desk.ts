import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const fileOf = (cache: string, data: string): string =>
  join(cache, `desk-${createHash('sha256').update(data).digest('hex').slice(0, 16)}.txt`)

/** Remembers where the desk of these data is opened; not the link, which lets somebody in. */
export const noteDesk = (cache: string, data: string, address: string): void => {
  try {
    mkdirSync(cache, { recursive: true, mode: 0o700 })
    writeFileSync(fileOf(cache, data), new URL(address).origin, { mode: 0o600 })
  } catch {
    // It is only missed by whoever clicks twice.
  }
}

/** Where a desk on these data answers already, for whoever clicks a second time; else null. */
export const runningDesk = async (cache: string, data: string): Promise<string | null> => {
  try {
    const origin = readFileSync(fileOf(cache, data), 'utf8')
    const answer = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(2_000) })
    return answer.ok ? origin : null
  } catch {
    return null
  }
}
