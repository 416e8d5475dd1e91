import type { Entry } from '@topcut/engine'
import { openEvent, regulations } from '@topcut/engine'
import { type Row, report } from '../report.ts'
import { benchFolder, clearBenchFolders, startBenchServer } from '../server/bench-server.ts'
import { results } from '../server/played-event.ts'
import { runLoad } from '../server/run-load.ts'
import type { HallPlan, HallRun } from './load-hall.ts'
import type { HostilePlan, HostileRun } from './load-hostile.ts'

const others = 40
/** Before the first round and while one is played: a minute together. */
const seconds = 30

const regulation = regulations.find(({ scoring }) => scoring.swiss.method === 'destroyed-points')

/** Swiss rounds with a cut: without one nobody needs anything. */
const creation = {
  kind: 'create-event',
  name: 'A hall',
  regulation: regulation?.id ?? '',
  tier: 'casual',
  date: '2015-10-03',
  structure: {
    kind: 'custom',
    stages: [
      { kind: 'swiss', rounds: 6, cut: null },
      { kind: 'elimination', rounds: null, cut: 8 },
    ],
  },
  options: {},
}

/** What one phone of a player can do at most that sends all it can for a minute. */
export const benchHostilePhone = async (): Promise<void> => {
  clearBenchFolders()
  const server = await startBenchServer(benchFolder(), 1, { DATABASE_URL: '' })
  const [owner = ''] = server.cookies
  const send = async (method: string, path: string, cookie: string, body?: object) => {
    const response = await fetch(`${server.url}/api/events${path}`, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return response
  }
  const { event } = await (await send('POST', '', owner, { command: creation })).json()
  let ids = 0
  const give = async (command: object, more: object = {}) => {
    ids += 1
    await send('POST', `/${event}/commands`, owner, { id: `bench-${ids}`, command, ...more })
  }
  const { code } = await (await send('POST', `/${event}/code`, owner)).json()
  const register = async (id: string, name: string) => {
    const registered = await send('POST', `/${event}/registrations`, '', { id, code, name })
    const { player } = (await registered.json()) as { readonly player: string }
    await give({ kind: 'check-in-player', player })
    return { player, phone: registered.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
  }
  const wild = await register('the-phone-that-runs-wild', 'The phone that runs wild')
  const hall: (typeof wild)[] = []
  for (let n = 0; n < others; n += 1)
    hall.push(await register(`an-id-of-phone-number-${n}`, `Player ${n}`))
  const players = hall.map(({ player }) => player)
  const eventNow = async () => {
    const { log } = (await (await send('GET', `/${event}`, owner)).json()) as {
      readonly log: readonly Entry[]
    }
    return { log, state: openEvent(log).state }
  }
  /** What stands in the log because of it. */
  const stored = async () => {
    const { log, state } = await eventNow()
    const own = log.filter(({ by }) => by.player === wild.player)
    const known = new Set<string>([wild.player, ...players])
    const others = log.filter(({ by }) => by.player !== undefined && !known.has(by.player))
    const calls = [...(state?.calls.values() ?? [])]
    return {
      entries: own.length,
      kB: Math.round(JSON.stringify(own).length / 1024),
      'open calls': calls.filter(({ closedAt }) => closedAt === null).length,
      'false registrations': others.length,
      'kB of these': Math.round(JSON.stringify(others).length / 1024),
    }
  }

  const rows: Row[] = []
  const runs: Row[] = []
  const phones = hall.map(({ phone }) => phone)
  const measure = async (when: string, matches: readonly string[]) => {
    for (const isHostile of [false, true]) {
      const plan = { seconds: isHostile ? seconds : 10, event }
      const hostile = isHostile
        ? runLoad<HostileRun, HostilePlan>(server, '../hostile-phone/load-hostile.ts', {
            ...plan,
            ...wild,
            code,
          })
        : null
      const run = await runLoad<HallRun, HallPlan>(server, '../hostile-phone/load-hall.ts', {
        ...plan,
        phones,
        players,
        matches,
      })
      rows.push({
        when,
        'hostile phone': isHostile ? 'yes' : 'no',
        'phones p50 ms': run.phones.p50,
        'p99 ms': run.phones.p99,
        'desk p50 ms': run.desk.p50,
        'desk p99 ms': run.desk.p99,
        load: run.load,
      })
      const did = await hostile
      if (did === null) continue
      const { sent, statuses, streams, openStreams } = did
      const answers = Object.entries(statuses).map(([status, times]) => `${times} × ${status}`)
      const counted = { sent, streams, 'open at the end': openStreams }
      runs.push({ when, answered: answers.join(', '), ...counted, ...(await stored()) })
    }
  }

  await measure('before the start', [])
  await give({ kind: 'announce-event' })
  await give({ kind: 'start-stage' }, { override: 'lists on paper' })
  await give({ kind: 'pair-round' })
  await give({ kind: 'publish-round' })
  const matches = [...((await eventNow()).state?.rounds.at(-1)?.matches ?? [])]
  for (const match of matches) await give({ kind: 'enter-result', match, result: results[0] })
  await measure('in a round', matches)
  const memory = await server.stop()
  report('hostile-phone', `${others} phones and the desk, beside one that sends all it can`, rows)
  report('hostile-phone-stored', `What it could do at most; the server took ${memory} MB`, runs)
  clearBenchFolders()
}
