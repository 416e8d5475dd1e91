import type { Language } from '@topcut/protocol/words'
import type { TerminalRefusal } from '../refusal.ts'
import { terminalDe } from './de/terminal.ts'
import { terminalEn } from './en/terminal.ts'
import { terminalPl } from './pl/terminal.ts'

export type TerminalWords = {
  readonly [C in TerminalRefusal['code']]: (
    refusal: Extract<TerminalRefusal, { code: C }>,
  ) => string
} & {
  /** Something is wrong with Topcut, not with the file. */
  readonly fault: (reason: string) => string
}

const words: { readonly [L in Language]: TerminalWords } = {
  en: terminalEn,
  de: terminalDe,
  pl: terminalPl,
}

export const terminalSentence = (language: Language, refusal: TerminalRefusal): string => {
  const say = words[language][refusal.code] as (refusal: TerminalRefusal) => string
  return say(refusal)
}

export const faultSentence = (language: Language, reason: string): string =>
  words[language].fault(reason)

export const terminalCodes: readonly string[] = Object.keys(terminalEn)
