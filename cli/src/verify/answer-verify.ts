import { type Arguments, wrongUse } from '../arguments.ts'
import { readText } from '../files/read-file.ts'
import type { Terminal } from '../terminal.ts'
import { readRecordFile } from './read-record-file.ts'
import { verdictOn } from './verdict-on.ts'

export const verifyOptions: readonly string[] = ['head']

/** What there is to say of a record, and 1 where anything in it differs. */
export const answerVerify = async (
  { rest: [file, ...more], flags, language }: Arguments,
  terminal: Terminal,
): Promise<{ readonly answer: unknown; readonly exit: 0 | 1 }> => {
  if (file === undefined || more.length > 0) {
    return wrongUse({ problem: 'one-file-needed', word: 'verify' })
  }
  const record = await readRecordFile(await readText(file, terminal), file)
  const answer = verdictOn(record, flags.get('head'), language)
  return { answer, exit: answer.verified ? 0 : 1 }
}
