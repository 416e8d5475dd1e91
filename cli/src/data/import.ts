import { importEvents, openStore } from '@topcut/server'
import type { Arguments } from '../arguments.ts'
import { readText } from '../files/read-file.ts'
import type { Terminal } from '../terminal.ts'
import { dataFolder } from './data-folder.ts'

/** Takes the events of a file in, all or none. */
export const importEventsOf = async (
  file: string,
  flags: Arguments['flags'],
  terminal: Terminal,
) => {
  const text = await readText(file, terminal)
  const store = await openStore(dataFolder(flags))
  try {
    return { events: await importEvents(store, text) }
  } finally {
    await store.close()
  }
}
