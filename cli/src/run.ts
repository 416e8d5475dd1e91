import { type Language, languages } from '@topcut/protocol/words'
import { type Arguments, readArguments, refuseStrange, wrongUse } from './arguments.ts'
import { oneLine } from './one-line.ts'
import { printed } from './output/printed.ts'
import { type AnyRefusal, isRefused } from './refusal.ts'
import { isForDesk, serveWords } from './serve-words.ts'
import type { Terminal } from './terminal.ts'

/** Answers on standard output; the exit code says whether the wish was granted. */
export const run = async (words: readonly string[], terminal: Terminal): Promise<number> => {
  let language: Language = languages[0]
  try {
    const args = readArguments(words)
    language = await languageOf(args)
    if (args.wrong !== null) wrongUse(args.wrong)
    const served = serveWords(args)
    if (served !== null) {
      const { run: runServer } = await import('@topcut/server')
      return await runServer(served, terminal.ready)
    }
    if (args.verb === 'demo' && !isAside(args)) {
      const { demoWish } = await import('./demo/demo-wish.ts')
      const wish = demoWish(args)
      const { runDemo } = await import('./demo/run-demo.ts')
      return await runDemo(wish, terminal)
    }
    const { text, exit } = await answerTo(args, terminal)
    terminal.say(text)
    return exit
  } catch (fault) {
    if (isRefused(fault)) return refuse(fault.refusal, language, terminal)
    // A fault of ours is no refusal of the file, and a stack trace helps nobody at a terminal.
    const reason = fault instanceof Error ? fault.message : String(fault)
    const { faultSentence } = await import('./words/sentences.ts')
    terminal.complain(`${oneLine(faultSentence(language, reason))}\n`)
    return 1
  }
}

/** Whoever starts desk or demo is no program that reads the answer: it speaks as the terminal does. */
const languageOf = async (args: Arguments): Promise<Language> => {
  const isStart = isForDesk(args) || args.verb === 'demo'
  if (args.flags.has('lang') || !isStart) return args.language
  const { terminalLanguage } = await import('@topcut/server')
  return terminalLanguage()
}

const refuse = async (refusal: AnyRefusal, language: Language, terminal: Terminal) => {
  const { refusalOutput, sentenceOf } = await import('./sentence.ts')
  terminal.say(printed(refusalOutput(language, refusal)))
  terminal.complain(`${sentenceOf(language, refusal)}\n`)
  return 2
}

const isAside = ({ flags }: Arguments): boolean => flags.has('version') || flags.has('help')

/** What is printed, and the exit code; who only asks for help has done nothing wrong. */
type Answer = { readonly text: string; readonly exit: 0 | 1 }

/** Each is loaded when it is asked for: who verifies a record must not wait for all the others. */
const answerTo = async (args: Arguments, terminal: Terminal): Promise<Answer> => {
  const { verb } = args
  if (verb === 'list' && !isAside(args)) {
    const { answerList, listOptions } = await import('./list/answer-list.ts')
    refuseStrange(args, listOptions)
    const { answer, exit } = await answerList(args, terminal)
    return { text: printed(answer), exit }
  }
  if (verb === 'verify' && !isAside(args)) {
    const { answerVerify, verifyOptions } = await import('./verify/answer-verify.ts')
    refuseStrange(args, verifyOptions)
    const { answer, exit } = await answerVerify(args, terminal)
    return { text: printed(answer), exit }
  }
  const { textTo } = await import('./text-to.ts')
  return { text: await textTo(args, terminal), exit: 0 }
}
