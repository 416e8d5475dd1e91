// Clients that enter and amend results: node bench/src/server/load-posts.ts <plan>
import { openConnection, requestText } from './connection.ts'
import { type Plan, readPlan, runClients } from './load.ts'
import { results } from './played-event.ts'

export type PostPlan = Plan & {
  /** The match of each client. */
  readonly matches: readonly { readonly event: string; readonly match: string }[]
}

const { url, cookies, seconds, matches } = readPlan<PostPlan>()
const at = new URL(url)
const connections = await Promise.all(matches.map(() => openConnection(at)))

const postOne = async (client: number, n: number): Promise<void> => {
  const { event = '', match = '' } = matches[client] ?? {}
  const result = results[n % 2]
  const command =
    n === 0
      ? { kind: 'enter-result', match, result }
      : { kind: 'amend-result', match, result, reason: 'read wrongly' }
  const request = requestText(at, 'POST', `/api/events/${event}/commands`, {
    cookie: cookies[(client + n) % cookies.length] ?? '',
    body: { id: `post-${process.pid}-${client}-${n}`, command },
  })
  const { status, body } = (await connections[client]?.send(request)) ?? {}
  if (status !== 200) throw new Error(`${status}: ${body}`)
}

console.log(JSON.stringify(await runClients(matches.length, seconds, postOne)))
for (const connection of connections) connection.close()
