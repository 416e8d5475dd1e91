// Players who ask what they need, and one who asks whether the server is well:
// node bench/src/server/load-needs.ts <plan>
import { openConnection, requestText } from './connection.ts'
import { type Plan, readPlan, runClients } from './load.ts'

export type NeedsPlan = Plan & {
  readonly event: string
  readonly clients: number
  /** What the others ask for meanwhile; each client for another player. */
  readonly asked: 'needs' | 'me'
  readonly phones: readonly string[]
}

const { url, seconds, event, clients, asked, phones } = readPlan<NeedsPlan>()
const at = new URL(url)
const connections = await Promise.all(Array.from({ length: clients + 1 }, () => openConnection(at)))
const view = `/api/events/${event}/views/${asked}`
const send = async (client: number, path: string, cookie: string): Promise<void> => {
  const answer = await connections[client]?.send(requestText(at, 'GET', path, { cookie }))
  if (answer?.status !== 200) throw new Error(`${path}: ${answer?.status} ${answer?.body}`)
}

const [health, others] = await Promise.all([
  runClients(1, seconds, () => send(clients, '/api/health', '')),
  runClients(clients, seconds, (client) => send(client, view, phones[client] ?? '')),
])
console.log(JSON.stringify({ health, others, sent: others.sent }))
for (const connection of connections) connection.close()
