import { openStore, readExport, type Store, storeFault, takeEvents } from '@topcut/server'
import type { Arguments } from '../arguments.ts'
import { readText } from '../files/read-file.ts'
import type { Terminal } from '../terminal.ts'
import { dataFolder } from './data-folder.ts'

/** Events may come into a new folder, but not into a file. */
const openFolder = async (data: string): Promise<Store> => {
  try {
    return await openStore(data)
  } catch (fault) {
    const { code = '' } = fault as { readonly code?: string }
    throw ['EEXIST', 'ENOTDIR'].includes(code) ? storeFault('no-data', fault, data) : fault
  }
}

/** Takes the events of a file in, all or none. */
export const importEventsOf = async (
  file: string,
  flags: Arguments['flags'],
  terminal: Terminal,
) => {
  // Before anything is opened: a file that is none would leave an empty database behind.
  const events = readExport(await readText(file, terminal))
  const store = await openFolder(dataFolder(flags))
  try {
    return { events: await takeEvents(store, events) }
  } finally {
    await store.close()
  }
}
