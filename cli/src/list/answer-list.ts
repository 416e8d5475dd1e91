import { type Arguments, wrongUse } from '../arguments.ts'
import { readText } from '../files/read-file.ts'
import type { Terminal } from '../terminal.ts'
import { judgeList } from './judge-list.ts'

export const listOptions: readonly string[] = ['regulation', 'date', 'tier', 'option']

const optionsOf = (words: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    words.map((word) => {
      const [, name, value] = /^([^=]+)=(.+)$/s.exec(word) ?? []
      return name === undefined || value === undefined
        ? wrongUse({ problem: 'name-and-value-needed', word: '--option', value: word })
        : [name, value]
    }),
  )

/** What is said of the list, and 1 where something in it must be changed. */
export const answerList = async (
  { rest: [file, ...more], flags, options, language }: Arguments,
  terminal: Terminal,
): Promise<{ readonly answer: unknown; readonly exit: 0 | 1 }> => {
  if (file === undefined || more.length > 0) {
    return wrongUse({ problem: 'one-file-needed', word: 'list' })
  }
  const regulation =
    flags.get('regulation') ??
    wrongUse({ problem: 'option-needed', word: '--regulation', of: 'list' })
  const wish = {
    file,
    regulation,
    date: flags.get('date') ?? null,
    tier: flags.get('tier') ?? null,
    options: optionsOf(options),
  }
  const { answer, isLegal } = judgeList(await readText(file, terminal), wish, language)
  return { answer, exit: isLegal ? 0 : 1 }
}
