import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { EventId } from '@topcut/engine'
import Fastify from 'fastify'
import type { Access } from '../access/access.ts'
import { leaderNamesOf } from '../access/leader-names.ts'
import type { Desk } from '../desk/desk.ts'
import {
  type Clock,
  type Luck,
  systemClock,
  systemLuck,
  systemTicks,
  type Ticks,
} from '../desk/ports.ts'
import type { Hooks } from '../hooks/hooks.ts'
import type { Tls } from '../tls/tls.ts'
import { connectionOptions } from './connection-options.ts'
import { type Deadlines, usualDeadlines } from './deadlines.ts'
import { openFraming } from './gate/framing.ts'
import { openGate } from './gate/gate.ts'
import { guard } from './gate/guard.ts'
import { guardKept } from './gate/kept-events.ts'
import { validatorCompiler } from './gate/parse.ts'
import { type Pause, systemPause } from './gate/pause.ts'
import { guardPrograms } from './gate/programs.ts'
import { slowDown } from './gate/slow-down.ts'
import { answerStopping } from './gate/stopping.ts'
import { openOpenApi } from './open-api.ts'
import { servePages } from './pages.ts'
import { openPreviews } from './previews/previews.ts'
import { sendTrouble } from './problems/problem.ts'
import { answerTroubles, type Report } from './problems/troubles.ts'
import { type RequestLine, tellRequests } from './request-log.ts'
import { accountRoutes } from './routes/accounts.ts'
import { apiRoutes } from './routes/api.ts'
import { calendarRoutes } from './routes/calendars.ts'
import { cardRoutes } from './routes/cards.ts'
import { certificateRoutes } from './routes/certificate.ts'
import { commandRoutes } from './routes/commands.ts'
import { type Copies, copyRoutes } from './routes/copies.ts'
import type { App, Door } from './routes/door.ts'
import { eventRoutes } from './routes/events.ts'
import { feedRoutes } from './routes/feeds.ts'
import { foundPlayerRoutes } from './routes/found-players.ts'
import { fromFileRoutes } from './routes/from-file.ts'
import { grantRoutes } from './routes/grants.ts'
import { healthRoutes } from './routes/health.ts'
import { hookRoutes } from './routes/hooks.ts'
import { importRoutes } from './routes/import.ts'
import { keepingRoutes } from './routes/keeping.ts'
import { leaderRoutes } from './routes/leaders.ts'
import { liveRoutes } from './routes/live.ts'
import { metricsRoutes, type ShownMetrics } from './routes/metrics.ts'
import { ownViewRoutes } from './routes/own-views.ts'
import { peopleRoutes } from './routes/people.ts'
import { pictureRoutes } from './routes/pictures.ts'
import { programRoutes } from './routes/programs.ts'
import { recordRoutes } from './routes/record.ts'
import { securityRoutes } from './routes/security.ts'
import { sessionRoutes } from './routes/session.ts'
import { sessionListRoutes } from './routes/sessions.ts'
import { shortAddressRoutes } from './routes/short-address.ts'
import { viewRoutes } from './routes/views.ts'
import { openShownEvents } from './shown/shown-events.ts'

export type HttpOptions = {
  readonly desk: Desk
  /** Who may come in. */
  readonly access: Access
  /** The host the server listens on: requests for another are turned away. */
  readonly host: string
  /** Other names it is known by, such as that of a proxy before it. */
  readonly names?: readonly string[]
  /** Other machines that are believed what they say of whom they speak for. */
  readonly proxies?: readonly string[]
  /** Absent: plain HTTP. */
  readonly tls?: Tls
  /** The folder of the built pages. */
  readonly web?: string
  readonly report: Report
  /** The copies that are kept of everything; absent where nobody keeps any. */
  readonly copies?: Copies
  /** Who elsewhere is told what is published. */
  readonly hooks: Hooks
  /** Hears of every request that was answered. */
  readonly log?: (line: RequestLine) => void
  /** Hears how many devices follow an event, whenever that changes. */
  readonly connected?: (devices: number) => void
  /** Numbers about the server; absent where nobody counts. */
  readonly metrics?: ShownMetrics
  /** Whether it has been told to stop: whoever sends requests here should send them elsewhere. */
  readonly isLeaving?: () => boolean
  /** Milliseconds between two signs of life on a live connection. */
  readonly heartbeat?: number
  readonly deadlines?: Deadlines
  readonly clock?: Clock
  readonly ticks?: Ticks
  readonly luck?: Luck
  readonly pause?: Pause
}

/** The widest round paired by hand fits in; nothing that people send is larger. */
const largestBody = 1024 * 1024

/** The whole of HTTP, not yet listening. */
export const openHttp = (options: HttpOptions): App => {
  const { desk, host, tls, web, report, log = () => {}, connected = () => {} } = options
  const { access, heartbeat = 15_000, deadlines = usualDeadlines } = options
  const { clock = systemClock, ticks = systemTicks, luck = systemLuck } = options
  const { pause = systemPause, isLeaving = () => false } = options
  const app = Fastify({
    ...connectionOptions(deadlines, tls),
    bodyLimit: largestBody,
    // Answered by `answerStopping`, like everything else.
    return503OnClosing: false,
    // Only a proxy on this machine, or one that was named, is believed whom it speaks for.
    trustProxy: ['loopback', ...(options.proxies ?? [])],
    frameworkErrors: (_, request, reply) => sendTrouble(request, reply, { code: 'not-found' }),
  }).withTypeProvider<TypeBoxTypeProvider>()
  // A form on another site can send text/plain without asking first.
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(() => JSON.stringify)
  const names = [...(options.names ?? []), ...(tls?.names ?? [])]
  guard(app, { host, names, tls, framingOf: openFraming(desk, access) })
  answerStopping(app)
  answerTroubles(app, report)
  const gate = openGate(access, desk, ticks, pause)
  slowDown(app, pause)
  tellRequests(app, gate.knownAs, log)
  const openApi = openOpenApi(app)

  guardPrograms(app, gate, ticks)
  guardKept(app, gate)
  const leadersOf = async (event: EventId) =>
    new Map((await leaderNamesOf(gate.access, event)).map(({ leader, label }) => [leader, label]))
  const door: Door = { app, desk, gate, luck, shown: openShownEvents(desk, leadersOf) }
  healthRoutes(door, isLeaving)
  metricsRoutes(door, options.metrics)
  apiRoutes(door, openApi)
  certificateRoutes(door, tls)
  sessionRoutes(door)
  sessionListRoutes(door)
  securityRoutes(door)
  accountRoutes(door)
  eventRoutes(door)
  foundPlayerRoutes(door)
  copyRoutes(door, report, options.copies)
  importRoutes(door)
  fromFileRoutes(door, clock)
  keepingRoutes(door)
  grantRoutes(door)
  hookRoutes(door, options.hooks)
  leaderRoutes(door)
  programRoutes(door)
  commandRoutes(door)
  peopleRoutes(door)
  viewRoutes(door)
  feedRoutes(door)
  calendarRoutes(door)
  pictureRoutes(door)
  recordRoutes(door)
  ownViewRoutes(door, clock)
  cardRoutes(door)
  liveRoutes(door, heartbeat, connected)
  shortAddressRoutes(door)
  servePages(app, web, openPreviews(door, web))
  return app
}
