import { join } from 'node:path'
import { readArguments } from './arguments.ts'
import { builtPages } from './built-pages.ts'
import { hallAddresses } from './hall/addresses.ts'
import { type Hall, tellHall } from './hall/tell-hall.ts'
import { openServedStore } from './open-store.ts'
import { type Serving, serveStore } from './serve.ts'
import { stopWhenTold } from './stop-when-told.ts'
import { terminalWords } from './terminal-words.ts'
import { openTls, type Tls } from './tls/tls.ts'
import { whyNot } from './why-not.ts'

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

/** Runs until it is told to stop; answers with the code to exit with. `ready` hears what to open. */
export const run = async (
  args: readonly string[],
  ready?: (address: string) => void,
): Promise<number> => {
  const read = readArguments(args)
  if (!read.ok) {
    const { isHelp = false, why } = read
    ;(isHelp ? process.stdout : process.stderr).write(`${why}\n`)
    return isHelp ? 0 : 2
  }
  const { tls: wish, language, ...wanted } = read.value
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
    const words = terminalWords(language)
    const wayIn = link === null ? words.hasPassphrase : words.signInHere(link)
    say(`${words.readyAt(serving.url)}\n${wayIn}\n`)
    ready?.(link ?? serving.url)
    hall = tellHall({
      addresses: () => hallAddresses(host, port, tls),
      fingerprint: () => tls?.fingerprint() ?? null,
      language,
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
