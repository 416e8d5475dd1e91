import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

export type Arguments = {
  readonly port: number
  readonly host: string
  readonly data: string
  /** A second folder for every copy, such as a stick. */
  readonly second?: string
}

/** What was asked for on the command line, or the sentence that says what is wrong with it. */
export const readArguments = (
  args: readonly string[],
):
  | { readonly ok: true; readonly value: Arguments }
  | { readonly ok: false; readonly why: string } => {
  let values: { port: string; host: string; data: string; copies?: string }
  try {
    ;({ values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: '8080' },
        host: { type: 'string', default: '127.0.0.1' },
        data: { type: 'string', default: './data' },
        copies: { type: 'string' },
      },
    }))
  } catch (fault) {
    return { ok: false, why: fault instanceof Error ? fault.message : String(fault) }
  }
  const port = Number(values.port)
  if (!/^\d+$/.test(values.port) || port > 65535) {
    return { ok: false, why: `--port must be a number from 0 to 65535, not "${values.port}".` }
  }
  const { host, data, copies = process.env['TOPCUT_SECOND_COPIES'] ?? '' } = values
  const second = copies === '' ? {} : { second: resolve(copies) }
  return { ok: true, value: { port, host, data: resolve(data), ...second } }
}
