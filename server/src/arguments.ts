import { resolve } from 'node:path'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { isLanguage, type Language } from '@topcut/protocol/words'
import { terminalLanguage, terminalWords } from './terminal-words.ts'
import type { TlsWish } from './tls/tls.ts'
import { usualData } from './usual-data.ts'
import { wrongWord } from './wrong-word.ts'

export type Arguments = {
  readonly port: number
  readonly host: string
  readonly data: string
  /** A second folder for every copy, such as a stick. */
  readonly second?: string
  /** Absent: plain HTTP. */
  readonly tls?: TlsWish
  /** Of what is said at the terminal. */
  readonly language: Language
}

const options = {
  port: { type: 'string', default: '8080' },
  host: { type: 'string', default: '127.0.0.1' },
  data: { type: 'string' },
  copies: { type: 'string' },
  tls: { type: 'boolean', default: false },
  cert: { type: 'string' },
  key: { type: 'string' },
  lang: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies ParseArgsOptionsConfig

type Values = { readonly tls: boolean; readonly cert?: string; readonly key?: string }

/** Read before anything else: what is wrong is said in the language that was asked for. */
const languageIn = (args: readonly string[]): Language => {
  const { lang } = parseArgs({ args: [...args], options, strict: false }).values
  return isLanguage(lang) ? lang : terminalLanguage()
}

/** Null: plain HTTP. Half of a wish is none: a server that then spoke plainly would deceive. */
const tlsWish = ({ tls, cert, key }: Values): TlsWish | 'needsTls' | 'needsBoth' | null => {
  if (cert === undefined && key === undefined) return tls ? 'own' : null
  if (!tls) return 'needsTls'
  if (cert === undefined || key === undefined) return 'needsBoth'
  return { cert: resolve(cert), key: resolve(key) }
}

/** What was asked for on the command line, or what is said instead of doing it. */
export const readArguments = (
  args: readonly string[],
):
  | { readonly ok: true; readonly value: Arguments }
  | { readonly ok: false; readonly why: string; readonly isHelp?: true } => {
  const language = languageIn(args)
  const words = terminalWords(language)
  const unread = wrongWord(args, options)
  if (unread !== null)
    return { ok: false, why: `${words[unread.wrong](unread.word)} ${words.options}` }
  const { values } = parseArgs({ args: [...args], options })
  if (values.help) return { ok: false, why: words.options, isHelp: true }
  const port = Number(values.port)
  if (!/^\d+$/.test(values.port) || port > 65535) {
    return { ok: false, why: words.wrongPort(values.port) }
  }
  const tls = tlsWish(values)
  if (typeof tls === 'string' && tls !== 'own') return { ok: false, why: words[tls] }
  const { host, data = usualData(), copies = process.env['TOPCUT_SECOND_COPIES'] ?? '' } = values
  const second = copies === '' ? {} : { second: resolve(copies) }
  return {
    ok: true,
    value: {
      port,
      host,
      data: resolve(data),
      language,
      ...second,
      ...(tls === null ? {} : { tls }),
    },
  }
}
