// `npm run dev [-- --port 9000] [-- --data folder]`: the pages with whatever is saved at once in the
// browser, before a server that starts again with what is saved of it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { terminalWords } from '../server/src/terminal-words.ts'
import { wrongWord } from '../server/src/wrong-word.ts'
import { openDevPages } from '../web/dev-pages.ts'
import { houseRoot } from './choose-node.mjs'

/** A port that stays the same when the server starts again. */
const freePort = async (): Promise<number> => {
  const door = createServer().listen(0, '127.0.0.1')
  await once(door, 'listening')
  const address = door.address()
  door.close()
  await once(door, 'close')
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

const words = terminalWords('en')

/** In one sentence: nobody finds a wrong letter in a stack trace. */
const give = (up: string): never => {
  console.error(`topcut: ${up}`)
  process.exit(2)
}

const options = {
  port: { type: 'string', default: '8080' },
  // Not the usual folder: what is tried out while developing is nobody's event.
  data: { type: 'string', default: join(houseRoot, '.cache', 'dev-data') },
} as const satisfies ParseArgsOptionsConfig

const unread = wrongWord(process.argv.slice(2), options)
if (unread !== null) give(`${words[unread.wrong](unread.word)} Options: --port N, --data FOLDER`)
const { values } = parseArgs({ options })
const wanted = Number(values.port)
if (!/^\d+$/.test(values.port) || wanted > 65535) give(words.wrongPort(values.port))

const port = await freePort()
const own = `http://127.0.0.1:${port}`
const pages = await openDevPages(wanted, own).catch((fault: unknown) =>
  // Vite says it with words alone.
  /already in use/.test(String(fault)) ? give(words.takenPort(wanted)) : Promise.reject(fault),
)
const server = spawn(
  process.execPath,
  [
    ...['--watch', '--watch-preserve-output', '--disable-warning=ExperimentalWarning'],
    ...[join(houseRoot, 'server', 'src', 'main.ts'), '--port', `${port}`, '--data', values.data],
  ],
  { stdio: ['ignore', 'pipe', 'inherit'] },
)
// The server knows its own address; people open the one of the pages.
server.stdout.setEncoding('utf8').on('data', (text: string) => {
  process.stdout.write(text.replaceAll(own, pages.url))
})

const stop = () => {
  // A console of Windows tells every program in it, and to kill one there ends it at once.
  if (process.platform !== 'win32') server.kill()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
const [code] = await once(server, 'close')
await pages.close()
process.exitCode = code ?? 0
