// Screens that follow an event while results come in: node bench/src/server/load-listeners.ts <plan>
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from '../measure.ts'
import { openConnection, requestText } from './connection.ts'
import { type LoadRun, type Plan, readPlan } from './load.ts'
import { results } from './played-event.ts'

export type ListenPlan = Plan & {
  readonly listeners: number
  readonly event: string
  readonly matches: readonly string[]
}

export type ListenRun = Omit<LoadRun, 'sent' | 'perSecond'> & { readonly posts: number }

const { url, cookies, seconds, listeners, event, matches } = readPlan<ListenPlan>()
const at = new URL(url)
const live = requestText(at, 'GET', `/api/events/${event}/live?audience=public`)

let heard = (): void => {}
/** Opens one; settled once it has been told how things stand. */
const listen = () =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(Number(at.port), at.hostname, () => socket.write(live))
    let hasBegun = false
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      if (hasBegun) {
        if (chunk.includes('event: tables')) heard()
      } else if (chunk.includes('event: parts')) {
        hasBegun = true
        resolve()
      }
    })
  })
// Not all at once: a hall does not open its phones in one millisecond either.
for (let n = 0; n < listeners; n += 100) await Promise.all(Array.from({ length: 100 }, listen))

const desk = await openConnection(at)
const times: number[] = []
let posts = 0
const end = performance.now() + seconds * 1_000
for (const match of matches) {
  if (performance.now() > end) break
  await pause(200)
  const sent = performance.now()
  let waiting = listeners
  const told = new Promise<void>((resolve) => {
    heard = () => {
      times.push(performance.now() - sent)
      waiting -= 1
      if (waiting === 0) resolve()
    }
  })
  const command = { kind: 'enter-result', match, result: results[0] }
  const { status, body } = await desk.send(
    requestText(at, 'POST', `/api/events/${event}/commands`, {
      cookie: cookies[0] ?? '',
      body: { id: `listen-${process.pid}-${posts}`, command },
    }),
  )
  if (status !== 200) throw new Error(`${status}: ${body}`)
  await told
  posts += 1
}
const run: ListenRun = { posts, p50: percentile(times, 50), p99: percentile(times, 99) }
console.log(JSON.stringify(run))
process.exit(0)
