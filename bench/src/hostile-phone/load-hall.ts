// A hall as it is: phones look, the desk works. node bench/src/hostile-phone/load-hall.ts <plan>
import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from '../measure.ts'
import { openConnection, requestText } from '../server/connection.ts'
import { type Plan, readPlan } from '../server/load.ts'
import { results } from '../server/played-event.ts'

export type HallPlan = Plan & {
  readonly event: string
  readonly phones: readonly string[]
  readonly players: readonly string[]
  /** All with a result, which the desk amends; without any it corrects names. */
  readonly matches: readonly string[]
}
/** Milliseconds from a question to its answer. */
type Answered = { readonly p50: number; readonly p99: number }
export type HallRun = { readonly phones: Answered; readonly desk: Answered }

const { url, seconds, event, phones, players, matches, cookies } = readPlan<HallPlan>()
const at = new URL(url)
const path = `/api/events/${event}`
/** Nobody asks as fast as answers come. */
const between = 250

/** Asks again and again on a connection of its own; answers with how long each answer took. */
const askOn = async (requestOf: (n: number) => string): Promise<readonly number[]> => {
  const { send, close } = await openConnection(at)
  const times: number[] = []
  const end = performance.now() + seconds * 1_000
  await pause(Math.random() * between)
  for (let n = 0; performance.now() < end; n += 1) {
    const before = performance.now()
    const { status, body } = await send(requestOf(n))
    if (status !== 200) throw new Error(`${status}: ${body}`)
    times.push(performance.now() - before)
    await pause(between)
  }
  close()
  return times
}

const workOfDesk = (n: number): string => {
  const cookie = cookies[0] ?? ''
  const match = matches[n % matches.length]
  if (match === undefined) {
    const player = players[n % players.length] ?? ''
    const body = { name: `Player number ${n}` }
    return requestText(at, 'PUT', `${path}/people/${player}`, { cookie, body })
  }
  const result = results[Math.floor(n / matches.length) % 2]
  const command = { kind: 'amend-result', match, result, reason: 'misheard' }
  const body = { id: `hall-${process.pid}-${n}`, command }
  return requestText(at, 'POST', `${path}/commands`, { cookie, body })
}

const [desk = [], ...looks] = await Promise.all([
  askOn(workOfDesk),
  ...phones.map((cookie) => askOn(() => requestText(at, 'GET', `${path}/views/me`, { cookie }))),
])
const answered = (times: readonly number[]): Answered => ({
  p50: percentile(times, 50),
  p99: percentile(times, 99),
})
const run: HallRun = { phones: answered(looks.flat()), desk: answered(desk) }
console.log(JSON.stringify(run))
