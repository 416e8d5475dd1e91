import {
  answerOf,
  reportWords,
  takeIn,
  type WrittenFormat,
  writeOut,
  writtenFormats,
} from '@topcut/exchange'
import { type Arguments, wrongUse } from '../arguments.ts'
import { readBytes } from '../files/read-file.ts'
import { oneLine } from '../one-line.ts'
import type { Terminal } from '../terminal.ts'

export const convertOptions = ['to', 'regulation']

/** A file of any tool: what it is and what it says against itself, or the same in another form. */
export const convert = async (
  file: string,
  { flags, language }: Arguments,
  terminal: Terminal,
): Promise<string> => {
  const to = wantedFormat(flags.get('to') ?? null)
  const taken = takeIn(await readBytes(file, terminal), file, flags.get('regulation') ?? null)
  if (to === null) return `${JSON.stringify(answerOf(taken, language), null, 2)}\n`
  const { text, unsaid } = writeOut(taken, to)
  const words = reportWords(language)
  for (const { what, count } of unsaid) {
    terminal.complain(`${oneLine(words.notWritten(to, words.unsaid[what], count))}\n`)
  }
  return text
}

const wantedFormat = (value: string | null): WrittenFormat | null => {
  if (value === null) return null
  const known = writtenFormats
  const format = known.find((one) => one === value)
  return format ?? wrongUse({ problem: 'unknown-format-wanted', word: '--to', value, known })
}
