import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const others = 0o077
/** A folder that everybody shares, such as `/tmp`, is not ours to close. */
const shared = 0o1000

/**
 * Names, contacts and who may come in are nobody's business who happens to have an account on the
 * same machine. What the owner has taken from oneself is not given back; a stick that knows no
 * permissions, or a folder of somebody else's, stays as it is.
 */
const closeToOthers = (path: string): void => {
  try {
    const { mode } = statSync(path)
    if ((mode & others) !== 0 && (mode & shared) === 0) chmodSync(path, mode & ~others & 0o7777)
  } catch {}
}

/** Makes a folder that only the owner looks into, or closes the one there is. */
export const makeOwnFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  closeToOthers(folder)
}

/** Makes an empty file that only the owner reads, before anything is written into it. */
export const makeOwnFile = (file: string): void => {
  closeSync(openSync(file, 'a', 0o600))
  closeToOthers(file)
}

/** Closes what an earlier version, or a careless copy, has left open. */
export const closeFilesIn = (folder: string, isOurs: (name: string) => boolean): void => {
  for (const name of readdirSync(folder)) if (isOurs(name)) closeToOthers(join(folder, name))
}
