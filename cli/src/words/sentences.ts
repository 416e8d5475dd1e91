import type { InLanguages, Language } from '@topcut/protocol/words'
import type { DataRefusal, RemoteRefusal, TerminalRefusal } from '../refusal.ts'
import { data as dataDe } from './de/data.ts'
import { remote as remoteDe } from './de/remote.ts'
import { terminal as terminalDe } from './de/terminal.ts'
import { data as dataEn } from './en/data.ts'
import { type RemoteWords, remote as remoteEn } from './en/remote.ts'
import { type TerminalWords, terminal as terminalEn } from './en/terminal.ts'
import { data as dataPl } from './pl/data.ts'
import { remote as remotePl } from './pl/remote.ts'
import { terminal as terminalPl } from './pl/terminal.ts'

const terminal: InLanguages<TerminalWords> = { en: terminalEn, de: terminalDe, pl: terminalPl }
const data: InLanguages<typeof dataEn> = { en: dataEn, de: dataDe, pl: dataPl }

const remote: InLanguages<RemoteWords> = { en: remoteEn, de: remoteDe, pl: remotePl }

export const terminalCodes: readonly string[] = Object.keys(terminal.en)

export const terminalSentence = (language: Language, refusal: TerminalRefusal): string => {
  const say = terminal[language][refusal.code] as (refusal: TerminalRefusal) => string
  return say(refusal)
}

export const faultSentence = (language: Language, reason: string): string =>
  terminal[language].fault(reason)

export const dataCodes: readonly string[] = Object.keys(data.en)

export const dataSentence = (language: Language, refusal: DataRefusal): string => {
  const said = data[language]
  if (refusal.code === 'unknown-event') return said[refusal.code](refusal.event, refusal.events)
  if (refusal.code === 'other-name') return said[refusal.code](refusal.event, refusal.name)
  const { code, about } = refusal
  return about === undefined ? said[code] : `${said[code]} (${about})`
}

export const remoteCodes: readonly string[] = Object.keys(remote.en)

export const remoteSentence = (language: Language, refusal: RemoteRefusal): string => {
  const say = remote[language][refusal.code] as (refusal: RemoteRefusal) => string
  return say(refusal)
}
