import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readArguments } from './arguments.ts'
import { openStore } from './open-store.ts'
import { type Serving, serveStore } from './serve.ts'
import { stopWhenTold } from './stop-when-told.ts'
import { isStoreFault } from './store/faults.ts'

const builtPages = fileURLToPath(new URL('../../.cache/web', import.meta.url))

export const serve = async (options: {
  readonly port: number
  readonly host: string
  readonly data: string
  /** A second folder for every copy. */
  readonly second?: string
  readonly web?: string
}): Promise<Serving> => {
  const { port, host, data, second, web = builtPages } = options
  const copies = { folder: join(data, 'copies'), ...(second === undefined ? {} : { second }) }
  return serveStore({ port, host, web, copies, store: await openStore(data) })
}

const whyNot = (fault: unknown, port: number, host: string): string => {
  if (isStoreFault(fault) && fault.storeFault === 'unavailable')
    return 'Topcut cannot start: the database that DATABASE_URL names cannot be reached.'
  const { code, message } = fault as { readonly code?: string; readonly message?: string }
  if (code === 'EADDRINUSE') return `Port ${port} is already taken; choose another with --port.`
  if (code === 'EACCES' && port < 1024)
    return `Port ${port} is not open to you; choose another with --port.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${host}.`
  return `Topcut cannot start: ${message ?? String(fault)}`
}

/** Runs until it is told to stop; answers with the code to exit with. */
export const run = async (args: readonly string[]): Promise<number> => {
  const read = readArguments(args)
  if (!read.ok) {
    process.stderr.write(`${read.why}\n`)
    return 1
  }
  const { port, host } = read.value
  try {
    const serving = await serve(read.value)
    const told = new Promise<void>((resolve) => stopWhenTold(resolve))
    process.stdout.write(`Topcut is ready at ${serving.url}\n`)
    await told
    await serving.close()
    return 0
  } catch (fault) {
    process.stderr.write(`${whyNot(fault, port, host)}\n`)
    return 1
  }
}

if (import.meta.main) process.exitCode = await run(process.argv.slice(2))
