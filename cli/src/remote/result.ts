import type { Command, Result } from '@topcut/engine'
import { type Arguments, numberFlag, wrongUse } from '../arguments.ts'
import { refused } from '../refusal.ts'
import type { Server } from './open-server.ts'

const pair = /^(\d{1,4})-(\d{1,4})$/

/** A result as it is typed; whether there is such a one is the server's question. */
const resultOf = (flags: Arguments['flags']): Result => {
  const score = flags.get('score')
  const [, first, second] = pair.exec(score ?? '') ?? []
  if (score !== undefined && (first === undefined || second === undefined))
    return wrongUse({ problem: 'not-a-score', word: '--score', value: score })
  const by = flags.get('by')
  return {
    ending: flags.get('ending'),
    ...(score === undefined ? {} : { score: [Number(first), Number(second)] }),
    ...(by === undefined ? {} : { by }),
  } as Result
}

/** Enters the result of a table of the latest published round, by the revision that is seen now. */
export const remoteResult = async (
  { client, answered }: Server,
  event: string,
  flags: Arguments['flags'],
) => {
  const table = numberFlag(flags, 'table') ?? 0
  const result = resultOf(flags)
  const { view } = answered(await client.tables(event))
  const found = view?.tables.find((one) => one.table === table)
  if (found === undefined) return refused({ code: 'no-such-table', table })
  const command: Command = { kind: 'enter-result', match: found.match, result }
  answered(await client.give(event, command, { expects: found.revision }))
  const players = found.players.map(({ name }) => name)
  return { round: found.round, table, players, result }
}
