import type { Language } from '@topcut/protocol/words'
import { isStoreFault, type StoreFault } from '@topcut/server'
import type { Arguments } from '../arguments.ts'
import { printed } from '../output/printed.ts'
import { type DataRefusal, refused } from '../refusal.ts'
import { sentenceOf } from '../sentence.ts'
import type { Terminal } from '../terminal.ts'
import { backup } from './backup.ts'
import { backupEvery } from './backup-every.ts'
import { dataFolder } from './data-folder.ts'
import type { DataVerbName } from './data-verbs.ts'
import { deleteEvent } from './delete.ts'
import { exportEvent } from './export.ts'
import { importEventsOf } from './import.ts'
import { link } from './link.ts'
import { refusalOf } from './refusal-of.ts'
import { restore } from './restore.ts'
import { security } from './security.ts'

type Answer = (
  word: string,
  flags: Arguments['flags'],
  terminal: Terminal,
  language: Language,
) => Promise<string>

/** One that was not brought back, and why: the others were. */
const toldOf = (language: Language, event: string, fault: StoreFault) => ({
  event,
  message: sentenceOf(language, refusalOf(fault)),
})

const answers: { readonly [V in DataVerbName]: Answer } = {
  link: async (_, flags) => printed(await link(flags)),
  security: async (_, flags) => printed(await security(flags)),
  backup: async (_, flags, terminal, language) => {
    const every = flags.get('every')
    return every === undefined
      ? printed(await backup(flags))
      : backupEvery(every, flags, terminal, language)
  },
  restore: async (file, flags, terminal, language) => {
    const { unreadable = [], ...restored } = await restore(file, flags)
    const told = unreadable.map(({ event, fault }) => toldOf(language, event, fault))
    for (const { message } of told) terminal.complain(`${message}\n`)
    return printed(told.length === 0 ? restored : { ...restored, unreadable: told })
  },
  export: exportEvent,
  delete: async (event, flags, terminal, language) => {
    const { fault, ...deleted } = await deleteEvent(event, flags)
    if (fault === null) return printed(deleted)
    const message = sentenceOf(language, { code: 'deleted-unsaved', about: fault.more ?? event })
    terminal.complain(`${message}\n`)
    return printed({ ...deleted, message })
  },
  import: async (file, flags, terminal) => printed(await importEventsOf(file, flags, terminal)),
}

/** *There* is nowhere in a sentence about data: the folder stands beside it, as where there are none. */
const withFolder = (refusal: DataRefusal, flags: Arguments['flags']): DataRefusal =>
  refusal.code === 'not-writable' && !process.env['DATABASE_URL']
    ? { about: dataFolder(flags), ...refusal }
    : refusal

/** What stands between Topcut and its data is told like a refusal: nothing was changed. */
export const answerFrom = async (
  verb: DataVerbName,
  ...wish: Parameters<Answer>
): Promise<string> => {
  try {
    return await answers[verb](...wish)
  } catch (fault) {
    if (!isStoreFault(fault)) throw fault
    const [, flags] = wish
    return refused(withFolder(refusalOf(fault), flags))
  }
}
