import { regulationOf } from '@topcut/engine'
import { type FileRefusal, fileCodes, fileSentence } from '@topcut/exchange'
import { type Language, refusalSentence } from '@topcut/protocol/words'
import { oneLine } from './one-line.ts'
import type { AnyRefusal, DataRefusal, RemoteRefusal, TerminalRefusal } from './refusal.ts'
import {
  dataCodes,
  dataSentence,
  remoteCodes,
  remoteSentence,
  terminalCodes,
  terminalSentence,
} from './words/sentences.ts'

const isTerminal = (refusal: AnyRefusal): refusal is TerminalRefusal =>
  terminalCodes.includes(refusal.code)

const isAboutData = (refusal: AnyRefusal): refusal is DataRefusal =>
  dataCodes.includes(refusal.code)

const isAboutServer = (refusal: AnyRefusal): refusal is RemoteRefusal =>
  remoteCodes.includes(refusal.code)

const isAboutFile = (refusal: AnyRefusal): refusal is FileRefusal =>
  fileCodes.includes(refusal.code)

/** One line for people. A file cannot override anything, so no override is offered. */
export const sentenceOf = (language: Language, refusal: AnyRefusal): string => {
  if (isTerminal(refusal)) return oneLine(terminalSentence(language, refusal))
  if (isAboutFile(refusal)) return oneLine(fileSentence(language, refusal))
  if (isAboutServer(refusal)) return oneLine(remoteSentence(language, refusal))
  if (isAboutData(refusal)) return oneLine(dataSentence(language, refusal))
  const { overridable: _, at, ...final } = refusal
  const regulation = (id: string) => regulationOf(id)?.name ?? id
  const sentence = refusalSentence(language, final as typeof refusal, { regulation })
  return oneLine(at === undefined ? sentence : `${at}: ${sentence}`)
}

/** The refusal as it is printed for programs. */
export const refusalOutput = (language: Language, refusal: AnyRefusal) => {
  const { code, ...rest } = refusal
  const { rule, overridable: _, ...data } = rest as { rule?: string; overridable?: true }
  return {
    refusal: {
      code,
      ...(rule === undefined ? {} : { rule }),
      message: sentenceOf(language, refusal),
      ...data,
    },
  }
}
