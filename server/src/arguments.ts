import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { TlsWish } from './tls/tls.ts'
import { tlsWords } from './tls/tls-words.ts'
import { usualData } from './usual-data.ts'

export type Arguments = {
  readonly port: number
  readonly host: string
  readonly data: string
  /** A second folder for every copy, such as a stick. */
  readonly second?: string
  /** Absent: plain HTTP. */
  readonly tls?: TlsWish
}

type Values = {
  readonly port: string
  readonly host: string
  readonly data: string
  readonly copies?: string
  readonly tls: boolean
  readonly cert?: string
  readonly key?: string
}

/** Null: plain HTTP. Half of a wish is none: a server that then spoke plainly would deceive. */
const tlsWish = ({ tls, cert, key }: Values): TlsWish | 'needsTls' | 'needsBoth' | null => {
  if (cert === undefined && key === undefined) return tls ? 'own' : null
  if (!tls) return 'needsTls'
  if (cert === undefined || key === undefined) return 'needsBoth'
  return { cert: resolve(cert), key: resolve(key) }
}

/** What was asked for on the command line, or the sentence that says what is wrong with it. */
export const readArguments = (
  args: readonly string[],
):
  | { readonly ok: true; readonly value: Arguments }
  | { readonly ok: false; readonly why: string } => {
  let values: Values
  try {
    ;({ values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: '8080' },
        host: { type: 'string', default: '127.0.0.1' },
        data: { type: 'string', default: usualData() },
        copies: { type: 'string' },
        tls: { type: 'boolean', default: false },
        cert: { type: 'string' },
        key: { type: 'string' },
      },
    }))
  } catch (fault) {
    return { ok: false, why: fault instanceof Error ? fault.message : String(fault) }
  }
  const port = Number(values.port)
  if (!/^\d+$/.test(values.port) || port > 65535) {
    return { ok: false, why: `--port must be a number from 0 to 65535, not "${values.port}".` }
  }
  const tls = tlsWish(values)
  if (typeof tls === 'string' && tls !== 'own') return { ok: false, why: tlsWords()[tls] }
  const { host, data, copies = process.env['TOPCUT_SECOND_COPIES'] ?? '' } = values
  const second = copies === '' ? {} : { second: resolve(copies) }
  return {
    ok: true,
    value: { port, host, data: resolve(data), ...second, ...(tls === null ? {} : { tls }) },
  }
}
