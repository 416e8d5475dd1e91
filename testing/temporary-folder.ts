import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { folderRoot } from './folder-root.ts'

const made: string[] = []

/** Takes away what was made since it was last asked to. */
export function removeFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
}

// Once for each copy of this module; where several files share one, empty-folders.setup.ts sees to it.
afterAll(removeFolders)

/** An empty folder of its own, gone when the test file is done. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(folderRoot(), 'topcut-test-')))
  made.push(folder)
  return folder
}
