import { randomBytes } from 'node:crypto'
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Files } from './packed-files.ts'

const holds = (folder: string, files: Files): boolean => {
  try {
    return [...files].every(([path, bytes]) => readFileSync(join(folder, path)).equals(bytes))
  } catch {
    // Not there, or not all of it: something cleans up here.
    return false
  }
}

const write = (folder: string, files: Files): void => {
  for (const [path, bytes] of files) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    writeFileSync(file, bytes, { mode: 0o600 })
  }
}

/** Two that start at once may both try: whoever comes second finds the files there. */
const swap = (fresh: string, folder: string, files: Files): void => {
  const old = `${fresh}-old`
  try {
    renameSync(folder, old)
  } catch {
    // There was none.
  }
  try {
    renameSync(fresh, folder)
  } catch (fault) {
    if (!holds(folder, files)) throw fault
  }
  for (const left of [old, fresh]) rmSync(left, { recursive: true, force: true })
}

const longest = 30 * 24 * 60 * 60 * 1000

/** What no version of the program has asked for in a month nobody misses. */
const forgetOld = (parent: string, kind: string, now: number): void => {
  for (const name of readdirSync(parent)) {
    const folder = join(parent, name)
    if (!name.startsWith(`${kind}-`)) continue
    try {
      if (now - statSync(folder).mtimeMs > longest) rmSync(folder, { recursive: true, force: true })
    } catch {
      // Another one was faster, or it is in use: next time.
    }
  }
}

/**
 * A folder `<kind>-<mark>` that holds these files and can be read by nobody else; `more` is asked
 * for what is made of them only where they have yet to be written. Every start looks whether they
 * are as they should be: half of them would be a page that does not open.
 */
export const settleFiles = (
  parent: string,
  { kind, mark }: { readonly kind: string; readonly mark: string },
  files: Files,
  more: () => Files = () => new Map(),
): string => {
  const folder = join(parent, `${kind}-${mark}`)
  const now = Date.now()
  if (!holds(folder, files)) {
    mkdirSync(parent, { recursive: true, mode: 0o700 })
    forgetOld(parent, kind, now)
    const fresh = `${folder}-${randomBytes(6).toString('hex')}`
    try {
      write(fresh, files)
      write(fresh, more())
      swap(fresh, folder, files)
    } catch (fault) {
      // Half of them would stay, and each start on a full disk would take more of it.
      rmSync(fresh, { recursive: true, force: true })
      throw fault
    }
  }
  utimesSync(folder, new Date(now), new Date(now))
  return folder
}
