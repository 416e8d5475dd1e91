// Clients that look at one address: node bench/src/server/load-reads.ts <plan>
import { openConnection, requestText } from './connection.ts'
import { type Plan, readPlan, runClients } from './load.ts'

export type ReadPlan = Plan & {
  readonly path: string
  readonly clients: number
  /** Whether clients say what they hold already, as browsers do. */
  readonly isKept: boolean
}

const { url, seconds, path, clients, isKept } = readPlan<ReadPlan>()
const at = new URL(url)
const connections = await Promise.all(Array.from({ length: clients }, () => openConnection(at)))
const first = await connections[0]?.send(requestText(at, 'GET', path))
if (first?.status !== 200) throw new Error(`${path}: ${first?.status} ${first?.body}`)
const etag = /\r\netag: (\S+)/i.exec(first.headers)?.[1] ?? ''
const request = requestText(at, 'GET', path, isKept ? { 'if-none-match': etag } : {})

const run = await runClients(clients, seconds, async (client) => {
  const { status } = (await connections[client]?.send(request)) ?? {}
  if (status !== (isKept ? 304 : 200)) throw new Error(`${path}: ${status}`)
})
console.log(JSON.stringify({ ...run, bytes: first.body.length }))
for (const connection of connections) connection.close()
