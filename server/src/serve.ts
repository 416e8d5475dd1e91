import type { AddressInfo } from 'node:net'
import { isIPv6 } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { openAccess } from './access/access.ts'
import { keptRecords } from './access/kept-records.ts'
import { openDesk } from './desk/desk.ts'
import { systemClock, systemLuck, systemTicks } from './desk/ports.ts'
import { leaveSeconds, listIn, metricsToken, proxies } from './from-environment.ts'
import { isOpenToTheHall } from './hall/machine-addresses.ts'
import { type HookSettings, openHooks } from './hooks/hooks.ts'
import { openHttp } from './http/app.ts'
import type { RequestLine } from './http/request-log.ts'
import { openMetrics } from './metrics/metrics.ts'
import { type CopyOptions, keepCopies } from './store/backup/keep-copies.ts'
import type { Store } from './store/store.ts'
import type { Tls } from './tls/tls.ts'

export type Serving = {
  readonly url: string
  readonly port: number
  /** A link for the owner, once; null where a passphrase was chosen, which opens as well. */
  readonly ownerLink: () => Promise<string | null>
  /** Copies everything now; answers with the files. */
  readonly copy: () => Promise<readonly string[]>
  /** Stops accepting, ends the live streams, lets requests finish and closes the store. */
  readonly close: () => Promise<void>
  /** Lets it close without waiting for those who send requests to look elsewhere. */
  readonly hurry: () => void
}

type ServeOptions = {
  readonly port: number
  readonly host: string
  readonly store: Store
  /** Absent: plain HTTP. */
  readonly tls?: Tls
  /** Where copies go, now and after every published round. */
  readonly copies: Pick<CopyOptions, 'folder' | 'second'>
  /** Names it is known by besides those that the machine's settings give it. */
  readonly names?: readonly string[]
  /** The folder of the built pages. */
  readonly web?: string
  /** Hears how many devices follow an event, whenever that changes. */
  readonly connected?: (devices: number) => void
  /** How hooks are served, where not as usual. */
  readonly hooks?: Partial<HookSettings>
}

/** Receivers in the own network: for a hall's own machine, never for a server that others use. */
const areLocalHooksAllowed = (): boolean => process.env['TOPCUT_LOCAL_HOOKS'] === 'yes'

/** A request that hangs must not keep the port and the database open for ever. */
const patience = 3_000

const report = (fault: unknown, where: string): void => {
  process.stderr.write(
    `topcut: ${where}: ${fault instanceof Error ? fault.stack : String(fault)}\n`,
  )
}

/** What went wrong is always told; everything else where `TOPCUT_LOG=json` asks for it. */
const logRequest = (line: RequestLine): void => {
  if (line.status < 500 && process.env['TOPCUT_LOG'] !== 'json') return
  process.stderr.write(`${JSON.stringify(line)}\n`)
}

/** Read before anything is opened: what is wrong with them is for whoever starts the server. */
const settingsFor = async (store: Store) => {
  try {
    return { proxies: proxies(), leaveSeconds: leaveSeconds() }
  } catch (fault) {
    await store.close()
    throw fault
  }
}

/** Opens the desk and its doors on a store; throws what listening throws, with the store closed. */
export const serveStore = async (options: ServeOptions): Promise<Serving> => {
  const { port, host, tls, web, connected } = options
  const settings = await settingsFor(options.store)
  const metrics = openMetrics()
  const measured = metrics.measuredStore(options.store)
  const { store, copy, places } = keepCopies(measured, { ...options.copies, report })
  const desk = metrics.countedDesk(openDesk({ store, clock: systemClock, luck: systemLuck }))
  let isLeaving = false
  const hurry = new AbortController()
  const records = keptRecords(store.records, systemTicks)
  const access = openAccess({ records, clock: systemClock, forget: records.forget })
  const hooks = openHooks({
    records: store.records,
    desk,
    keeping: access.keeping.of,
    report,
    settings: { areLocalAllowed: areLocalHooksAllowed(), ...options.hooks },
  })
  const app = openHttp({
    desk,
    access,
    hooks,
    host,
    names: [...listIn('TOPCUT_NAMES'), ...(options.names ?? [])],
    proxies: settings.proxies,
    report,
    copies: { make: copy, places },
    metrics: { text: metrics.text, token: metricsToken() },
    isLeaving: () => isLeaving,
    log: (line) => {
      metrics.request(line)
      logRequest(line)
    },
    connected: (devices) => {
      metrics.connected(devices)
      connected?.(devices)
    },
    ...(tls === undefined ? {} : { tls }),
    ...(web === undefined ? {} : { web }),
  })
  try {
    await access.forgetExpired()
    await app.listen({ port, host })
  } catch (fault) {
    metrics.stop()
    await app.close()
    await hooks.stop()
    await store.close()
    throw fault
  }
  const { port: taken } = app.server.address() as AddressInfo
  const close = async (): Promise<void> => {
    isLeaving = true
    await wait(settings.leaveSeconds * 1000, undefined, { signal: hurry.signal }).catch(() => {})
    metrics.stop()
    const force = setTimeout(() => app.server.closeAllConnections(), patience)
    await Promise.all([app.close(), hooks.stop()])
    clearTimeout(force)
    await store.close()
  }
  const named = tls?.isGiven ? tls.names[0] : undefined
  const name = named ?? (isOpenToTheHall(host) ? '127.0.0.1' : host)
  const scheme = tls === undefined ? 'http' : 'https'
  const url = `${scheme}://${isIPv6(name) ? `[${name}]` : name}:${taken}`
  let closing: Promise<void> | undefined
  return {
    url,
    port: taken,
    ownerLink: async () => {
      const owner = (await access.accounts()).find(({ kind }) => kind === 'owner')
      return owner?.passphrase == null ? `${url}/in#${await access.ownerLink()}` : null
    },
    copy,
    hurry: () => hurry.abort(),
    close: () => {
      closing ??= close()
      return closing
    },
  }
}
