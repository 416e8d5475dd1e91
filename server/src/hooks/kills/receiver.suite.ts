import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A request as it came in. */
export type Arrival = {
  readonly path: string
  readonly id: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
  readonly at: number
  /** When the whole answer was handed to the network, if it was a good one. */
  acknowledgedAt: number | null
}

type Behaviour = (
  arrival: Arrival,
  reply: ServerResponse,
  request: IncomingMessage,
) => void | Promise<void>

export const takeIt: Behaviour = (arrival, reply) => {
  reply.on('finish', () => {
    arrival.acknowledgedAt = Date.now()
  })
  reply.writeHead(204).end()
}

/** Somebody elsewhere who is told: listens on a socket of its own, and behaves as it is told to. */
export const openReceiver = async (behave: Behaviour = takeIt) => {
  const arrivals: Arrival[] = []
  const hear = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    reply.on('error', () => {})
    const body = await text(request).catch(() => null)
    if (body === null) return
    const arrival: Arrival = {
      path: request.url ?? '',
      id: `${request.headers['webhook-id']}`,
      headers: request.headers,
      body,
      at: Date.now(),
      acknowledgedAt: null,
    }
    arrivals.push(arrival)
    await behave(arrival, reply, request)
  }
  const listen = async (port: number): Promise<Server> => {
    const server = createServer((request, reply) => void hear(request, reply))
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return server
  }
  let server = await listen(0)
  const { port } = server.address() as AddressInfo
  const stop = async (): Promise<void> => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  return {
    url: `http://127.0.0.1:${port}`,
    arrivals,
    bodies: () => arrivals.map(({ body }) => JSON.parse(body)),
    stop,
    /** Back at the same address. */
    start: async () => {
      server = await listen(port)
    },
  }
}
