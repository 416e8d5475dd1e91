import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memory = '/dev/shm'
/** Servers with copies of their data, side by side: a container often has 64 MB of it. */
const enough = 2 * 1024 ** 3

const hasRoom = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > enough
  } catch {
    return false
  }
}

/**
 * Where folders for data are made: in memory where there is room. On a disk that others write to,
 * every commit waits for them, and a test of two seconds once took two minutes. What was written
 * outlives a killed process there as well. Whoever sets `TMPDIR` has chosen.
 */
export const folderRoot = (): string =>
  process.env['TMPDIR'] === undefined && hasRoom() ? memory : tmpdir()
