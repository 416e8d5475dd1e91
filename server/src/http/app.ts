import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify from 'fastify'
import type { Desk } from '../desk/desk.ts'
import { guard } from './guard.ts'
import { servePages } from './pages.ts'
import { validatorCompiler } from './parse.ts'
import { sendTrouble } from './problem.ts'
import { commandRoutes } from './routes/commands.ts'
import type { App } from './routes/door.ts'
import { eventRoutes } from './routes/events.ts'
import { healthRoutes } from './routes/health.ts'
import { liveRoutes } from './routes/live.ts'
import { peopleRoutes } from './routes/people.ts'
import { answerTroubles, type Report } from './troubles.ts'

export type HttpOptions = {
  readonly desk: Desk
  /** The host the server listens on: requests for another are turned away. */
  readonly host: string
  /** The folder of the built pages. */
  readonly web?: string
  readonly report: Report
  /** Milliseconds between two signs of life on a live connection. */
  readonly heartbeat?: number
}

/** The widest round paired by hand fits in; nothing that people send is larger. */
const largestBody = 1024 * 1024

/** The whole of HTTP, not yet listening. */
export const openHttp = (options: HttpOptions): App => {
  const { desk, host, web, report, heartbeat = 15_000 } = options
  const app = Fastify({
    bodyLimit: largestBody,
    frameworkErrors: (_, request, reply) => sendTrouble(request, reply, { code: 'not-found' }),
  }).withTypeProvider<TypeBoxTypeProvider>()
  // A form on another site can send text/plain without asking first.
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(() => JSON.stringify)
  guard(app, host)
  answerTroubles(app, report)
  const door = { app, desk }
  healthRoutes(door)
  eventRoutes(door)
  commandRoutes(door)
  peopleRoutes(door)
  liveRoutes(door, heartbeat)
  servePages(app, web)
  return app
}
