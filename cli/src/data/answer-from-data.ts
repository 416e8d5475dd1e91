import { isStoreFault } from '@topcut/server'
import type { Arguments } from '../arguments.ts'
import { backup } from './backup.ts'
import { exportEvent } from './export.ts'
import { importEventsOf } from './import.ts'
import { link } from './link.ts'
import { restore } from './restore.ts'
import type { DataVerbName } from './data-verbs.ts'
import { refused } from '../refusal.ts'
import type { Terminal } from '../terminal.ts'

type Answer = (word: string, flags: Arguments['flags'], terminal: Terminal) => Promise<string>

const printed = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

const answers: { readonly [V in DataVerbName]: Answer } = {
  link: async (_, flags) => printed(await link(flags)),
  backup: async (_, flags) => printed(await backup(flags)),
  restore: async (file, flags) => printed(await restore(file, flags)),
  export: exportEvent,
  import: async (file, flags, terminal) => printed(await importEventsOf(file, flags, terminal)),
}

/** What stands between Topcut and its data is told like a refusal: nothing was changed. */
export const answerFrom = async (
  verb: DataVerbName,
  ...wish: Parameters<Answer>
): Promise<string> => {
  try {
    return await answers[verb](...wish)
  } catch (fault) {
    return isStoreFault(fault)
      ? refused({ code: fault.storeFault, ...(fault.more === null ? {} : { about: fault.more }) })
      : Promise.reject(fault)
  }
}
