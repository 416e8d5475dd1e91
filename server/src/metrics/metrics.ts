import about from '../../package.json' with { type: 'json' }
import type { Desk } from '../desk/desk.ts'
import { systemTicks, type Ticks } from '../desk/ports.ts'
import type { RequestLine } from '../http/request-log.ts'
import type { Store } from '../store/store.ts'
import { openCounter } from './counter.ts'
import { expositionOf } from './exposition.ts'
import { type Family, gauge } from './family.ts'
import { openHistogram } from './histogram.ts'
import { openProcessFamilies } from './process-families.ts'

/** What the server tells of itself to whoever runs it: numbers, and nobody's name or event. */
export type Metrics = {
  /** The same store, whose appends are measured. */
  readonly measuredStore: (store: Store) => Store
  /** The same desk, whose answers are counted. */
  readonly countedDesk: (desk: Desk) => Desk
  readonly request: (line: Pick<RequestLine, 'method' | 'route' | 'status' | 'ms'>) => void
  readonly connected: (devices: number) => void
  /** In Prometheus' text form; the events are asked for when it is. */
  readonly text: (events: Desk['list']) => Promise<string>
  readonly stop: () => void
}

const statuses = ['to-come', 'running', 'finished', 'cancelled', 'unreadable'] as const

/** Open for as long as somebody listens: how long that was says nothing about the server. */
const lasting: ReadonlySet<string> = new Set(['/api/events/:event/live'])

const build = (): Family => ({
  name: 'topcut_build_info',
  help: 'Which Topcut this is, and on which Node it runs.',
  type: 'gauge',
  samples: [
    {
      name: 'topcut_build_info',
      labels: { version: about.version, node: process.versions.node },
      value: 1,
    },
  ],
})

const eventsFamily = async (list: Desk['list']): Promise<Family> => {
  const name = 'topcut_events'
  const help = 'Events by how far they are; those to come and running are open.'
  // Out of reach at the moment: everything else is what is looked for then.
  const all = await list().catch(() => null)
  const samples = statuses.map((status) => ({
    name,
    labels: { status },
    value: all?.filter(({ summary }) => summary.status === status).length ?? 0,
  }))
  return { name, help, type: 'gauge', samples: all === null ? [] : samples }
}

export const openMetrics = (ticks: Ticks = systemTicks): Metrics => {
  const requests = openCounter('topcut_http_requests_total', 'Requests that were answered.')
  const durations = openHistogram(
    'topcut_http_request_duration_seconds',
    'How long requests took to be answered; live connections are left out.',
  )
  const commands = openCounter('topcut_commands_total', 'Commands by what was answered to them.')
  const appends = openHistogram(
    'topcut_store_append_duration_seconds',
    'How long it took until entries were on the disk, or not.',
  )
  const ofProcess = openProcessFamilies()
  let listeners = 0

  return {
    measuredStore: (store) => ({
      ...store,
      append: (appending) => {
        const start = ticks()
        const appended = store.append(appending)
        const observe = (answer: string) => appends.observe({ answer }, (ticks() - start) / 1000)
        // Beside the way: nobody's answer waits a turn longer because it is measured.
        appended.then(observe, () => observe('failed'))
        return appended
      },
    }),
    countedDesk: (desk) => {
      const counted = <A extends { readonly kind: string }>(
        { kind: command }: { readonly kind: string },
        answering: Promise<A>,
      ): Promise<A> => {
        const count = (answer: string) => commands.add({ command, answer })
        answering.then(
          ({ kind }) => count(kind),
          () => count('failed'),
        )
        return answering
      }
      return {
        ...desk,
        create: (order) => counted(order.command, desk.create(order)),
        handle: (event, order) => counted(order.command, desk.handle(event, order)),
      }
    },
    request: ({ method, route, status, ms }) => {
      requests.add({ method, route, status: `${status}` })
      if (!lasting.has(route)) durations.observe({ method, route }, ms / 1000)
    },
    connected: (devices) => {
      listeners = devices
    },
    text: async (list) =>
      expositionOf([
        build(),
        requests.family(),
        durations.family(),
        commands.family(),
        appends.family(),
        gauge('topcut_live_listeners', 'Devices that follow an event right now.', listeners),
        await eventsFamily(list),
        ...ofProcess.families(),
      ]),
    stop: ofProcess.stop,
  }
}
