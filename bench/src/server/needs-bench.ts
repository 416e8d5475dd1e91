import { playerId } from '@topcut/engine'
import type { Row } from '../report.ts'
import { type BenchServer, benchFolder, startBenchServer } from './bench-server.ts'
import type { LoadRun } from './load.ts'
import type { NeedsPlan } from './load-needs.ts'
import { keepEvents, playedEvent } from './played-event.ts'
import type { Kept } from './posts-bench.ts'
import { runLoad } from './run-load.ts'

const many = 32
/** Of how many players, and on how many connections it is asked for. */
const questions = [
  { players: 256, asked: ['needs', 'me'], connections: [many] },
  { players: 2_000, asked: ['me'], connections: [many, 1] },
] as const
const seconds = 4

/** Swiss rounds with a cut: without one nobody needs anything. */
const structure = {
  kind: 'custom',
  stages: [
    { kind: 'swiss', rounds: 6, cut: null },
    { kind: 'elimination', rounds: null, cut: 8 },
  ],
} as const

type Found = {
  readonly health: LoadRun
  readonly others: LoadRun
  readonly sent: number
}

/** Each with a link of its own, as players come in. */
const phonesOf = async (
  { url, cookies: [owner = ''] }: BenchServer,
  event: string,
): Promise<readonly string[]> => {
  const post = (path: string, cookie: string, body: unknown) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const phones: string[] = []
  for (let n = 1; n <= many; n += 1) {
    const invited = { role: 'player', player: playerId(`p${n}`) }
    const invitation = await post(`/api/events/${event}/grants`, owner, invited)
    const { token } = (await invitation.json()) as { readonly token: string }
    const opened = await post('/api/session', '', { token })
    phones.push(opened.headers.getSetCookie()[0]?.split(';')[0] ?? '')
  }
  return phones
}

/** How long everybody else waits while a whole row of phones asks for what takes long. */
export const benchNeeds = async ({ env, open }: Kept): Promise<readonly Row[]> => {
  const data = benchFolder()
  const events = questions.map(({ players }) =>
    playedEvent(`cut-${players}`, players, 3, structure),
  )
  await keepEvents(await open(data), events)
  const server = await startBenchServer(data, 1, env)
  const rows: Row[] = []
  for (const { players, asked: views, connections } of questions) {
    const event = `cut-${players}`
    const phones = await phonesOf(server, event)
    for (const asked of views) {
      for (const clients of connections) {
        const plan = { seconds, event, clients, asked, phones }
        const run = await runLoad<Found, NeedsPlan>(server, 'load-needs.ts', plan)
        rows.push({
          players,
          'asked for': asked,
          connections: clients,
          'GET/s': run.others.perSecond,
          'p50 ms': run.others.p50,
          'health p50 ms': run.health.p50,
          'health p99 ms': run.health.p99,
          'processor ms each': run.worked / run.sent,
          load: run.load,
        })
      }
    }
  }
  const memory = await server.stop()
  return rows.map((row) => ({ ...row, 'peak MB': memory }))
}
