import type { AddressInfo } from 'node:net'
import { isIPv6 } from 'node:net'
import { openDesk } from './desk/desk.ts'
import { systemClock, systemLuck } from './desk/ports.ts'
import { openHttp } from './http/app.ts'
import { type CopyOptions, keepCopies } from './store/backup/keep-copies.ts'
import type { Store } from './store/store.ts'

export type Serving = {
  readonly url: string
  /** Copies everything now; answers with the files. */
  readonly copy: () => Promise<readonly string[]>
  /** Stops accepting, ends the live streams, lets requests finish and closes the store. */
  readonly close: () => Promise<void>
}

export type ServeOptions = {
  readonly port: number
  readonly host: string
  readonly store: Store
  /** Where copies go, now and after every published round. */
  readonly copies: Pick<CopyOptions, 'folder' | 'second'>
  /** The folder of the built pages. */
  readonly web?: string
}

/** A request that hangs must not keep the port and the database open for ever. */
const patience = 3_000

const report = (fault: unknown, where: string): void => {
  process.stderr.write(
    `topcut: ${where}: ${fault instanceof Error ? fault.stack : String(fault)}\n`,
  )
}

/** Opens the desk and its doors on a store; throws what listening throws, with the store closed. */
export const serveStore = async (options: ServeOptions): Promise<Serving> => {
  const { port, host, web } = options
  const { store, copy } = keepCopies(options.store, { ...options.copies, report })
  const desk = openDesk({ store, clock: systemClock, luck: systemLuck })
  const app = openHttp({ desk, host, report, ...(web === undefined ? {} : { web }) })
  try {
    await app.listen({ port, host })
  } catch (fault) {
    await app.close()
    await store.close()
    throw fault
  }
  const { port: taken } = app.server.address() as AddressInfo
  const close = async (): Promise<void> => {
    const force = setTimeout(() => app.server.closeAllConnections(), patience)
    await app.close()
    clearTimeout(force)
    await store.close()
  }
  let closing: Promise<void> | undefined
  return {
    url: `http://${isIPv6(host) ? `[${host}]` : host}:${taken}`,
    copy,
    close: () => {
      closing ??= close()
      return closing
    },
  }
}
