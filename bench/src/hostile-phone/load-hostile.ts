// One phone that sends all it can: node bench/src/hostile-phone/load-hostile.ts <plan>
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { openConnection, requestText } from '../server/connection.ts'
import { type Plan, readPlan } from '../server/load.ts'

export type HostilePlan = Plan & {
  readonly event: string
  readonly code: string
  readonly player: string
  readonly phone: string
}
export type HostileRun = {
  readonly sent: number
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<string, number>>
  /** Opened, and of those the ones that were not ended. */
  readonly streams: number
  readonly openStreams: number
}

const connections = 32
const mostStreams = 1_000

const { url, seconds, event, code, player, phone: cookie } = readPlan<HostilePlan>()
const at = new URL(url)
const path = `/api/events/${event}`
const end = performance.now() + seconds * 1_000

const wildName = 'The phone that runs wild'
let sent = 0
const statuses: Record<string, number> = {}

const requestOf = (what: number, n: number): string => {
  const give = (command: object) =>
    requestText(at, 'POST', `${path}/commands`, {
      cookie,
      body: { id: `hostile-${process.pid}-${n}`, command },
    })
  const register = (id: string) =>
    requestText(at, 'POST', `${path}/registrations`, { body: { id, code, name: wildName } })
  switch (what) {
    case 0:
      return give({ kind: 'call-judge', player, about: 'a'.repeat(200) })
    case 1: {
      const text = `${n} `.padEnd(20_000, 'x')
      return give({ kind: 'submit-list', player, list: { kind: 'text', text } })
    }
    case 2:
      return register(`an-id-of-nobody-${process.pid}-${n}`)
    case 3:
      return register('the-phone-that-runs-wild')
    case 4:
      return requestText(at, 'PUT', `${path}/people/${player}`, {
        cookie,
        body: { name: wildName, nickname: `N${n}`, shown: 'nickname' },
      })
    case 5:
      return requestText(at, 'GET', `${path}/views/me`, { cookie })
    case 6:
      return requestText(at, 'GET', `${path}/views/needs`, { cookie })
    default:
      return requestText(at, 'GET', `${path}/views/standings`, { cookie })
  }
}

let next = 0
/** Each connection sends one kind of thing: what is answered slowly holds nothing else up. */
const rush = async (connection: number): Promise<void> => {
  const { send, close } = await openConnection(at)
  while (performance.now() < end) {
    const { status } = await send(requestOf(connection % 8, next++))
    sent += 1
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  close()
}

const open = new Set<Socket>()
let streams = 0
const listen = async (): Promise<void> => {
  const live = requestText(at, 'GET', `${path}/live?audience=player`, { cookie })
  while (performance.now() < end && streams < mostStreams) {
    streams += 1
    const socket = connect(Number(at.port), at.hostname, () => socket.write(live))
    open.add(socket)
    socket
      .on('error', () => {})
      // What ends a stream: the last, empty piece of it.
      .on('data', (piece) => piece.toString('latin1').endsWith('0\r\n\r\n') && open.delete(socket))
      .on('close', () => open.delete(socket))
    await pause(10)
  }
}

// Whoever reads along sees that it goes on.
const told = () => ({ sent, statuses, streams, openStreams: open.size }) satisfies HostileRun
const telling = setInterval(() => console.log(JSON.stringify(told())), 1_000)
await Promise.all([...Array.from({ length: connections }, (_, n) => rush(n)), listen()])
clearInterval(telling)
console.log(JSON.stringify(told()))
process.exit(0)
