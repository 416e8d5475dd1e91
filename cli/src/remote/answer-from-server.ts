import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Command } from '@topcut/engine'
import { type Arguments, numberFlag, wrongUse } from '../arguments.ts'
import { readJsonFile, readText, unreadable } from '../files/read-file.ts'
import { printed } from '../output/printed.ts'
import type { Terminal } from '../terminal.ts'
import { openServer, type Server } from './open-server.ts'
import type { RemoteVerbName } from './remote-verbs.ts'
import { remoteResult } from './result.ts'
import { remoteStandings } from './standings.ts'
import { watch } from './watch.ts'

type Wish = {
  readonly server: Server
  /** The file or the event that stands behind the verb. */
  readonly word: string
  readonly event: string
  readonly flags: Arguments['flags']
  readonly terminal: Terminal
}

const exported = async ({ server: { client, answered }, word, flags }: Wish): Promise<string> => {
  const names = flags.has('without-people') ? 'none' : 'public'
  // A whole event without its people is made where the data are; a record has none of them anyway.
  if (flags.has('without-people') && !flags.has('public'))
    wrongUse({ problem: 'option-needed', word: '--public', of: 'export --without-people --server' })
  const text = answered(
    await (flags.has('public') ? client.record(word, names) : client.exported(word)),
  )
  const to = flags.get('to')
  if (to === undefined) return text
  const file = resolve(to)
  await writeFile(file, text).catch((fault: unknown) => unreadable(file, fault))
  return printed({ file })
}

/** A command, or one with what goes beside it: its id, a name, an override. */
const given = (sent: unknown): { readonly command: Command; readonly more: object } => {
  const { command, ...more } = sent as { readonly command?: Command }
  return command === undefined ? { command: sent as Command, more: {} } : { command, more }
}

const answers: { readonly [V in RemoteVerbName]: (wish: Wish) => Promise<string> } = {
  events: async ({ server: { client, answered } }) => printed(answered(await client.events())),
  standings: async ({ server, event }) => printed(await remoteStandings(server, event)),
  tables: async ({ server: { client, answered }, event, flags }) => {
    const round = numberFlag(flags, 'round') ?? undefined
    return printed(answered(await client.tables(event, round)).view)
  },
  result: async ({ server, event, flags }) => printed(await remoteResult(server, event, flags)),
  give: async ({ server: { client, answered }, word, event, terminal }) => {
    const { command, more } = given(await readJsonFile(word, terminal))
    return printed(answered(await client.give(event, command, more)))
  },
  watch: ({ server, event, terminal }) => watch(server, event, terminal),
  export: exported,
  import: async ({ server: { client, answered }, word, terminal }) =>
    printed(answered(await client.takeIn(await readText(word, terminal)))),
}

export const answerFromServer = async (
  verb: RemoteVerbName,
  word: string,
  { flags, language }: Arguments,
  terminal: Terminal,
): Promise<string> => {
  const server = await openServer(flags, terminal, language)
  return answers[verb]({ server, word, event: flags.get('event') ?? '', flags, terminal })
}
