import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** In the page, before anything else: tells whatever goes wrong there. */
const overhear = () => {
  const tell = (what: unknown) => void navigator.sendBeacon('/overheard', `${what}`)
  // Only a hint, which Firefox drops for what it has already: a module that is missing rejects.
  const isHint = (target: EventTarget | null) =>
    target !== null && 'rel' in target && target.rel === 'modulepreload'
  // Firefox calls whatever is still on its way when a page is left a thing that failed.
  let isLeft = false
  window.addEventListener('beforeunload', () => {
    isLeft = true
  })
  window.addEventListener(
    'error',
    (event) => {
      const { target } = event
      if (event instanceof ErrorEvent) tell(event.message)
      else if (!isLeft && !isHint(target))
        tell(`not loaded: ${target instanceof Element && target.outerHTML}`)
    },
    true,
  )
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason))
  window.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell(`${violatedDirective}: ${blockedURI}`),
  )
  for (const level of ['error', 'warn'] as const) {
    const say = console[level]
    console[level] = (...said: unknown[]) => {
      tell(said.join(' '))
      say(...said)
    }
  }
}

const script = '<script src="/overheard.js"></script>'

const pass = async (upstream: string, told: IncomingMessage, reply: ServerResponse) => {
  const { 'accept-encoding': _, ...headers } = told.headers
  const asked = request(`${upstream}${told.url}`, { method: told.method, headers })
  // A page that was left follows nothing any more.
  reply.once('close', () => asked.destroy())
  told.pipe(asked)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const status = answer.statusCode ?? 502
  if (answer.headers['content-type']?.startsWith('text/html') === true) {
    const page = (await text(answer)).replace('<head>', `<head>${script}`)
    const { 'content-length': _, ...rest } = answer.headers
    reply.writeHead(status, rest).end(page)
  } else {
    reply.writeHead(status, answer.headers)
    answer.pipe(reply)
  }
  return status
}

/**
 * Stands before a server and hears what its pages complain about and what they are refused: WebKit
 * tells a test nothing of its console.
 */
export const openListeningDoor = async (upstream: string) => {
  const complaints: string[] = []
  const server = createServer(async (told, reply) => {
    if (told.url === '/overheard.js') {
      reply.setHeader('content-type', 'text/javascript').end(`(${overhear})()`)
      return
    }
    if (told.url === '/overheard') {
      complaints.push(`${await text(told)} (${told.headers.referer})`)
      reply.writeHead(204).end()
      return
    }
    const asked = `${told.method} ${told.url}`
    const status = await pass(upstream, told, reply).catch(() => null)
    if (status !== null && status >= 400) complaints.push(`${asked}: ${status}`)
    if (status === null) reply.destroy()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Since somebody last asked. */
    complaints: (): readonly string[] => complaints.splice(0),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type ListeningDoor = Awaited<ReturnType<typeof openListeningDoor>>
