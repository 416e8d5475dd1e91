import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Arguments, readArguments } from './arguments.ts'
import { hallAddresses } from './hall/addresses.ts'
import { type Hall, tellHall } from './hall/tell-hall.ts'
import { openServedStore } from './open-store.ts'
import { type Serving, serveStore } from './serve.ts'
import { stopWhenTold } from './stop-when-told.ts'
import { isStoreFault } from './store/faults.ts'
import { isTlsFault } from './tls/faults.ts'
import { openTls, type Tls } from './tls/tls.ts'
import { terminalLanguage, tlsFaultSentence } from './tls/tls-words.ts'

/** Tests build pages of their own beside the usual ones. */
const builtPages =
  process.env['TOPCUT_PAGES'] ?? fileURLToPath(new URL('../../.cache/web', import.meta.url))

const serve = async (options: {
  readonly port: number
  readonly host: string
  readonly data: string
  /** A second folder for every copy. */
  readonly second?: string
  readonly tls?: Tls
  readonly web?: string
  readonly connected?: (devices: number) => void
}): Promise<Serving> => {
  const { data, second, web = builtPages, ...rest } = options
  const copies = { folder: join(data, 'copies'), ...(second === undefined ? {} : { second }) }
  return serveStore({ ...rest, web, copies, store: await openServedStore(data) })
}

const whyNot = (fault: unknown, { port, host, data }: Arguments): string => {
  if (isTlsFault(fault)) return tlsFaultSentence(terminalLanguage(), fault)
  if (isStoreFault(fault) && fault.storeFault === 'unavailable')
    return 'Topcut cannot start: the database that DATABASE_URL names cannot be reached.'
  if (isStoreFault(fault) && fault.storeFault === 'in-use')
    return `Another Topcut is running on the data in ${data}. Go on with that one or stop it first; for other data choose another folder with --data.`
  const { code, message } = fault as { readonly code?: string; readonly message?: string }
  if (code === 'EADDRINUSE') return `Port ${port} is already taken; choose another with --port.`
  if (code === 'EACCES' && port < 1024)
    return `Port ${port} is not open to you; choose another with --port.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${host}.`
  return `Topcut cannot start: ${message ?? String(fault)}`
}

const ownerText = (link: string | null): string =>
  link === null
    ? 'The owner signs in with the passphrase; topcut link makes a new link.'
    : `The owner signs in here, once: ${link}`

/** Runs until it is told to stop; answers with the code to exit with. `ready` hears what to open. */
export const run = async (
  args: readonly string[],
  ready?: (address: string) => void,
): Promise<number> => {
  const read = readArguments(args)
  if (!read.ok) {
    process.stderr.write(`${read.why}\n`)
    return 1
  }
  const { tls: wish, ...wanted } = read.value
  const { host, data } = wanted
  try {
    const tls = wish === undefined ? null : openTls(wish, data, host)
    let hall: Hall | undefined
    const connected = (devices: number) => hall?.connected(devices)
    let serving: Serving | undefined
    // Before it starts: the first process of a container is deaf to what it does not listen for.
    const told = new Promise<void>((resolve) => stopWhenTold(resolve, () => serving?.hurry()))
    serving = await serve({ ...wanted, ...(tls === null ? {} : { tls }), connected })
    const { port } = serving
    const say = (text: string) => void process.stdout.write(text)
    // In one piece: whoever waits for the first line finds the second one, too.
    const link = await serving.ownerLink()
    say(`Topcut is ready at ${serving.url}\n${ownerText(link)}\n`)
    ready?.(link ?? serving.url)
    hall = tellHall({
      addresses: () => hallAddresses(host, port, tls),
      fingerprint: () => tls?.fingerprint() ?? null,
      say,
    })
    await told
    hall.stop()
    await serving.close()
    return 0
  } catch (fault) {
    process.stderr.write(`${whyNot(fault, read.value)}\n`)
    return 1
  }
}

if (import.meta.main) process.exitCode = await run(process.argv.slice(2))
