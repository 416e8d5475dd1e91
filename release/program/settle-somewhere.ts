import { tmpdir } from 'node:os'
import type { Files } from './packed-files.ts'
import { passingFolder } from './passing-folder.ts'
import { programWords } from './program-words.ts'
import { settleFiles } from './settle-files.ts'

const reasonOf = (fault: unknown): string =>
  fault instanceof Error && 'code' in fault ? `${fault.code}` : String(fault)

/** Files in the cache folder, or for this run alone: a home that takes none is no reason to stop. */
export const settleSomewhere = (
  cache: string,
  wanted: { readonly kind: string; readonly mark: string },
  files: Files,
  more?: () => Files,
): string => {
  try {
    return settleFiles(cache, wanted, files, more)
  } catch {
    try {
      return settleFiles(passingFolder(), wanted, files, more)
    } catch (fault) {
      // A stack trace would not say what can be done.
      process.stderr.write(`${programWords().noRoom(cache, tmpdir(), reasonOf(fault))}\n`)
      process.exit(1)
    }
  }
}
