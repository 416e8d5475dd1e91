import { type Client, openClient, type Problem } from '@topcut/protocol/client'
import type { Language } from '@topcut/protocol/words'
import type { Arguments } from '../arguments.ts'
import { readText } from '../files/read-file.ts'
import { refused } from '../refusal.ts'
import type { Terminal } from '../terminal.ts'

export type Server = {
  readonly client: Client
  /** What was asked for, or the refusal that the terminal tells. */
  readonly answered: <T>(reply: Replied<T>) => T
}

type Replied<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem }

/** What certificates are refused for, as Node names it. */
const untrusted = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/

const refusedBy = (server: string, problem: Problem): never => {
  const { code, detail, rule, status = 0 } = problem
  if (code === 'unreachable' && untrusted.test(detail))
    return refused({ code: 'server-not-trusted', server, reason: detail })
  if (code === 'unreachable') return refused({ code: 'server-unreachable', server, reason: detail })
  if (code === 'not-topcut') return refused({ code: 'no-topcut-there', server, status })
  const named = rule === undefined ? {} : { rule }
  return refused({ code: 'server-refused', problem: code, status, detail, ...named })
}

/** A token in the arguments would stand in the history of the shell and in every list of processes. */
const tokenFrom = async (
  flags: Arguments['flags'],
  terminal: Terminal,
): Promise<string | undefined> => {
  const file = flags.get('token-file')
  const token = file === undefined ? process.env['TOPCUT_TOKEN'] : await readText(file, terminal)
  return token?.trim() || undefined
}

export const openServer = async (
  flags: Arguments['flags'],
  terminal: Terminal,
  language: Language,
): Promise<Server> => {
  const server = flags.get('server') ?? ''
  const address = URL.parse(server)
  if (address === null || !/^https?:$/.test(address.protocol))
    return refused({
      code: 'wrong-use',
      problem: 'not-an-address',
      word: '--server',
      value: server,
    })
  const token = await tokenFrom(flags, terminal)
  const known = token === undefined ? {} : { token }
  const client = openClient({ url: server, language, fetch, ...known })
  return {
    client,
    answered: (reply) => (reply.ok ? reply.value : refusedBy(server, reply.problem)),
  }
}
