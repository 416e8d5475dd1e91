import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { Socket } from 'node:net'
import type { Pair } from '../tls/pair.ts'
import type { Deadlines } from './deadlines.ts'

/** With this byte everybody begins who speaks TLS; no word of HTTP does. */
const handshake = 0x16

/** How often the certificate is looked at: it is renewed while the hall is playing. */
const between = 5_000

/**
 * One port for both: whoever types an address without `https` is answered in what they speak, and
 * told where to go. Nothing of that is left to a second port that a firewall may have closed.
 */
export const tlsServer = (
  pair: () => Pair,
  { headers, request, silence, idle, look }: Deadlines,
  handler: RequestListener,
): Server => {
  let used = pair()
  const server = createTlsServer(
    {
      ...used,
      minVersion: 'TLSv1.2',
      handshakeTimeout: headers,
      requestTimeout: request,
      headersTimeout: headers,
      keepAliveTimeout: idle,
      connectionsCheckingInterval: look,
    },
    handler,
  )
  server.setTimeout(silence)
  const plain = createServer(handler)

  const [speakTls = () => {}] = server.listeners('connection')
  /** Those of whom the server for TLS does not know yet, or never will: it cannot end them. */
  const beside = new Set<Socket>()
  const endThose = () => {
    for (const socket of beside) socket.destroy()
  }

  server.removeAllListeners('connection').on('connection', (socket: Socket) => {
    beside.add(socket)
    const deadline = setTimeout(() => socket.destroy(), headers)
    const known = () => {
      clearTimeout(deadline)
      beside.delete(socket)
    }
    socket.on('error', () => {}).once('close', known)
    socket.once('readable', () => {
      const first: Buffer | null = socket.read(1)
      if (first === null) return socket.destroy()
      socket.unshift(first)
      if (first[0] !== handshake) return plain.emit('connection', socket)
      known()
      return speakTls.call(server, socket)
    })
  })

  const renewing = setInterval(() => {
    const now = pair()
    if (now === used) return
    used = now
    server.setSecureContext(now)
  }, between)
  renewing.unref()
  server.once('close', () => clearInterval(renewing))

  const { closeAllConnections, closeIdleConnections } = server
  return Object.assign(server, {
    closeAllConnections: () => {
      endThose()
      closeAllConnections.call(server)
    },
    closeIdleConnections: () => {
      endThose()
      closeIdleConnections.call(server)
    },
  })
}
