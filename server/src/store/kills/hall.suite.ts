import { setTimeout as pause } from 'node:timers/promises'
import { type Entry, openEvent } from '@topcut/engine'
import { expect } from 'vitest'
import {
  type StartOptions,
  startTopcut,
  type TopcutProcess,
} from '../../../../testing/topcut-process.ts'
import { type Acknowledged, createEvent, openLoad } from './client.suite.ts'
import { follow } from './listener.suite.ts'

/** The same moments for the same seed, as far as a machine under load has the same moments. */
const luckFrom = (seed: number) => {
  let state = seed
  return (least: number, most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return least + (state / 2 ** 32) * (most - least)
  }
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

type Answer = { readonly log: readonly Entry[]; readonly people: readonly { name: string }[] }

/** Everything acknowledged is there, once; nothing else is; the log replays. */
const check = ({ log, people }: Answer, acknowledged: readonly Acknowledged[]): void => {
  expect(log.map(({ n }) => n)).toEqual(upTo(log.length))
  const registered = log.slice(1)
  expect(registered.map(({ command }) => `${command}`).sort()).toEqual(
    acknowledged.map(({ command }) => command).sort(),
  )
  const told = new Map(acknowledged.map(({ command, numbers }) => [command, numbers]))
  expect(registered.map(({ n }) => [n])).toEqual(
    registered.map(({ command }) => told.get(`${command}`)),
  )
  const players = [...(openEvent(log).state?.players.values() ?? [])]
  expect(players.map(({ number }) => number)).toEqual(upTo(registered.length))
  expect(people).toHaveLength(registered.length)
}

type Scenario = {
  readonly seed: number
  readonly servers: readonly StartOptions[]
  readonly clients: number
  /** How many lives the servers lose, in turn. */
  readonly serverKills: number
  /** Something else that is killed and brought back, and how often. */
  readonly others?: { readonly kills: number; readonly kill: () => Promise<void> }
  /** How long they write where nothing is killed. */
  readonly milliseconds?: number
}

/** Clients write, listeners listen, and what serves them is killed at random moments. */
export const runHall = async (scenario: Scenario): Promise<{ readonly commands: number }> => {
  const { seed, servers, clients, serverKills, others, milliseconds = 0 } = scenario
  const luck = luckFrom(seed)
  const running: TopcutProcess[] = []
  for (const options of servers) running.push(await startTopcut(options))
  const urls = () => running.map(({ url }) => url)
  // Each start makes the links before it worthless.
  const cookie = (await running.at(-1)?.signIn()) ?? ''
  const events: string[] = []
  for (let n = 0; n < 4; n += 1)
    events.push(await createEvent(urls()[n % running.length] ?? '', cookie))

  const load = openLoad(urls, cookie, events, clients)
  const [main = ''] = events
  const listeners = running.map((_, place) => follow(() => urls()[place] ?? '', cookie, main))
  const untilAnswered = async () => {
    const before = load.acknowledged.length
    while (load.acknowledged.length < before + clients) await pause(10)
  }
  const killServer = async (place: number) => {
    await running[place]?.kill()
    const fresh = await startTopcut(servers[place])
    running.splice(place, 1, fresh)
  }

  try {
    const kills = [
      ...Array.from({ length: serverKills }, (_, n) => () => killServer(n % running.length)),
      ...Array.from({ length: others?.kills ?? 0 }, () => () => others?.kill()),
    ]
    for (const kill of kills.sort(() => luck(-1, 1))) {
      await untilAnswered()
      await pause(luck(0, 250))
      await kill()
    }
    await pause(milliseconds)
    await untilAnswered()
    await load.finish()

    for (const [place, event] of events.entries()) {
      const [url = ''] = urls().toSpliced(0, place % running.length)
      const answer = (await (
        await fetch(`${url}/api/events/${event}`, { headers: { cookie } })
      ).json()) as Answer
      check(
        answer,
        load.acknowledged.filter((one) => one.event === event),
      )
      if (event !== main) continue
      for (const listener of listeners) {
        await listener.untilEntry(answer.log.length)
        expect(listener.numbers()).toEqual(upTo(answer.log.length))
      }
    }
    return { commands: load.acknowledged.length }
  } finally {
    await Promise.all(listeners.map((listener) => listener.stop()))
    for (const server of running) await server.stop()
  }
}
