import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder for this run alone: where the home takes no files, each start would leave one behind. */
export const passingFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'topcut-'))
  process.once('exit', () => {
    try {
      rmSync(folder, { recursive: true, force: true })
    } catch {
      // Something still looks into it: a fault at the very end helps nobody.
    }
  })
  return folder
}
