import { readFileSync } from 'node:fs'
import { type Language, languages } from '@topcut/protocol/words'
import { type Arguments, languageOf, numberFlag, readArguments } from './arguments.ts'
import { check } from './commands/check.ts'
import { pair } from './commands/pair.ts'
import { standings } from './commands/standings.ts'
import { help } from './help.ts'
import { readJson } from './read-file.ts'
import { Refused, refused } from './refusal.ts'
import { readScenario } from './scenario/read-scenario.ts'
import type { Scenario } from './scenario/scenario.ts'
import { refusalOutput, sentenceOf } from './sentence.ts'

type Computing = (scenario: Scenario, flags: Arguments['flags']) => unknown

/** The verbs that compute from a scenario, with the options each one knows. */
const computing: Readonly<
  Record<string, { readonly options: readonly string[]; readonly answer: Computing }>
> = {
  standings: {
    options: ['after', 'entropy'],
    answer: (scenario, flags) =>
      standings(scenario, {
        after: numberFlag(flags, 'after'),
        entropy: flags.get('entropy') ?? null,
      }),
  },
  pair: {
    options: ['entropy'],
    answer: (scenario, flags) => pair(scenario, { entropy: flags.get('entropy') ?? null }),
  },
  check: { options: [], answer: (scenario) => check(scenario) },
}

const version = (): string => {
  const file = new URL('../package.json', import.meta.url)
  return String((JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version)
}

const compute = ({ verb, rest, flags }: Arguments): string => {
  const { options, answer } =
    computing[verb ?? ''] ??
    refused({ code: 'wrong-use', what: `There is no command ${verb ?? ''}.` })
  const strange = [...flags.keys()].find((name) => name !== 'lang' && !options.includes(name))
  if (strange !== undefined) {
    refused({ code: 'wrong-use', what: `topcut ${verb} has no option --${strange}.` })
  }
  const [file, ...more] = rest
  if (file === undefined || more.length > 0) {
    return refused({ code: 'wrong-use', what: `topcut ${verb} needs one FILE.` })
  }
  return `${JSON.stringify(answer(readScenario(readJson(file)), flags), null, 2)}\n`
}

/** Answers on standard output; the exit code says whether the wish was granted. */
export const run = async (words: readonly string[]): Promise<number> => {
  let language: Language = languages[0]
  try {
    if (words[0] === 'serve') {
      const { run: runServer } = await import('@topcut/server')
      return await runServer(words.slice(1))
    }
    const args = readArguments(words)
    language = languageOf(args.flags)
    if (args.flags.has('version')) process.stdout.write(`${version()}\n`)
    else if (args.flags.has('help') || args.verb === null) process.stdout.write(`${help}\n`)
    else process.stdout.write(compute(args))
    return 0
  } catch (fault) {
    if (!(fault instanceof Refused)) throw fault
    process.stdout.write(`${JSON.stringify(refusalOutput(language, fault.refusal), null, 2)}\n`)
    process.stderr.write(`${sentenceOf(language, fault.refusal)}\n`)
    return 2
  }
}

process.exitCode = await run(process.argv.slice(2))
