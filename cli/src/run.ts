import { readFileSync } from 'node:fs'
import { type Language, languages } from '@topcut/protocol/words'
import { type Arguments, readArguments, wrongUse } from './arguments.ts'
import { help } from './help.ts'
import { readJson } from './read-file.ts'
import { Refused } from './refusal.ts'
import { readScenario } from './scenario/read-scenario.ts'
import { oneLine, refusalOutput, sentenceOf } from './sentence.ts'
import type { Terminal } from './terminal.ts'
import { verbs } from './verbs.ts'
import { faultSentence } from './words/terminal-words.ts'

/** Answers on standard output; the exit code says whether the wish was granted. */
export const run = async (words: readonly string[], terminal: Terminal): Promise<number> => {
  let language: Language = languages[0]
  try {
    if (words[0] === 'serve') {
      const { run: runServer } = await import('@topcut/server')
      return await runServer(words.slice(1))
    }
    const args = readArguments(words)
    language = args.language
    if (args.wrong !== null) wrongUse(args.wrong)
    terminal.say(await answerTo(args, terminal))
    return 0
  } catch (fault) {
    if (fault instanceof Refused) {
      terminal.say(printed(refusalOutput(language, fault.refusal)))
      terminal.complain(`${sentenceOf(language, fault.refusal)}\n`)
      return 2
    }
    // A fault of ours is no refusal of the file, and a stack trace helps nobody at a terminal.
    const reason = fault instanceof Error ? fault.message : String(fault)
    terminal.complain(`${oneLine(faultSentence(language, reason))}\n`)
    return 1
  }
}

const printed = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

const answerTo = async (args: Arguments, terminal: Terminal): Promise<string> => {
  const { verb: name, rest, flags } = args
  if (flags.has('version')) return `${version()}\n`
  if (flags.has('help') || name === null) return `${help}\n`
  const verb = verbs.get(name) ?? wrongUse({ problem: 'unknown-command', word: name })
  const strange = [...flags.keys()].find((flag) => flag !== 'lang' && !verb.options.includes(flag))
  if (strange !== undefined) {
    wrongUse({ problem: 'option-of-another-command', word: `--${strange}`, of: name })
  }
  const [file, ...more] = rest
  if (file === undefined || more.length > 0) {
    return wrongUse({ problem: 'one-file-needed', word: name })
  }
  return printed(verb.answer(readScenario(await readJson(file, terminal)), flags))
}

const version = (): string => {
  const file = new URL('../package.json', import.meta.url)
  return String((JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version)
}
