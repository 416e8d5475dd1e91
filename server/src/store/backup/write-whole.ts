import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isStoreFault, storeFault } from '../faults.ts'
import { makeOwnFile } from '../own-files.ts'

/** Windows syncs no file that was opened for reading, and other systems write to no folder. */
const sync = async (path: string, flags: 'r' | 'r+'): Promise<void> => {
  const handle = await open(path, flags)
  await handle.sync().finally(() => handle.close())
}

/**
 * Writes a file under another name and moves it into place once it is on the disk: a stick that is
 * pulled out half-way must not leave half a copy that looks like a whole one.
 */
export const writeWhole = async (
  folder: string,
  name: string,
  write: (unfinished: string) => Promise<void>,
): Promise<string> => {
  const file = join(folder, name)
  const unfinished = `${file}.unfinished`
  try {
    // One level only: a stick that is not there must not become a folder of this disk.
    await mkdir(folder, { mode: 0o700 }).catch((fault) => {
      if (fault.code !== 'EEXIST') throw fault
    })
    makeOwnFile(unfinished)
    await write(unfinished)
    await sync(unfinished, 'r+')
    await rename(unfinished, file)
    // Windows opens no folders; there the name is on the disk with the file.
    if (process.platform !== 'win32') await sync(dirname(file), 'r')
    return file
  } catch (cause) {
    await rm(unfinished, { force: true }).catch(() => {})
    throw isStoreFault(cause) ? cause : storeFault('no-copy', cause, file)
  }
}
