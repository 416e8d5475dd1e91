import type { Language } from '@topcut/protocol/words'
import { isStoreFault } from '@topcut/server'
import type { Arguments } from '../arguments.ts'
import { sentenceOf } from '../sentence.ts'
import type { Terminal } from '../terminal.ts'
import { backup } from './backup.ts'
import { durationIn } from './duration.ts'
import { refusalOf } from './refusal-of.ts'

/**
 * A copy now and after each while, until it is told to stop; a line for each. The first must come
 * about, or nobody would notice before the copy is needed; later a stick may be away for a while.
 */
export const backupEvery = async (
  every: string,
  flags: Arguments['flags'],
  terminal: Terminal,
  language: Language,
): Promise<string> => {
  const pause = durationIn(every, '--every')
  const wait = await terminal.untilTold()
  const tell = async (): Promise<void> => terminal.say(`${JSON.stringify(await backup(flags))}\n`)
  await tell()
  while (await wait(pause)) {
    await tell().catch((fault: unknown) => {
      if (!isStoreFault(fault)) throw fault
      terminal.complain(`${sentenceOf(language, refusalOf(fault))}\n`)
    })
  }
  return ''
}
