import { setTimeout as pause } from 'node:timers/promises'
import { chanceFrom } from '@topcut/engine'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../../../testing/temporary-folder.ts'
import { startTopcut, type TopcutProcess } from '../../../../testing/topcut-process.ts'
import { creation } from '../../desk/sample-day.suite.ts'

const people = 60
const kills = 3

it('registers everybody once under kills, however often a phone has to try', async () => {
  const data = temporaryFolder()
  let topcut: TopcutProcess = await startTopcut({ data })
  const cookie = await topcut.signIn()
  const send = async (method: string, path: string, body?: object, sent = cookie) => {
    const response = await fetch(`${topcut.url}${path}`, {
      method,
      headers: { cookie: sent, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: response.status, answer: await response.json() }
  }
  const { event } = (await send('POST', '/api/events', { command: creation })).answer
  const { code } = (await send('POST', `/api/events/${event}/code`)).answer

  const chance = chanceFrom('kills while people register')
  let attempts = 0
  let registered = 0
  /** One phone: tries until it is answered. */
  const comeIn = async (n: number): Promise<string> => {
    const body = { id: `an-id-of-phone-number-${n}`, code, name: `Player ${n}` }
    for (;;) {
      attempts += 1
      const reply = await send('POST', `/api/events/${event}/registrations`, body, '').catch(
        () => null,
      )
      if (reply?.status === 201) {
        registered += 1
        return reply.answer.player
      }
      await pause(20)
    }
  }
  // A handful at a time, as people come up to the poster.
  const lines = Array.from({ length: 6 }, async (_, line) => {
    const players: string[] = []
    for (let n = line; n < people; n += 6) players.push(await comeIn(n))
    return players
  })
  for (let n = 1; n <= kills; n += 1) {
    while (registered < (n * people) / (kills + 1)) await pause(1)
    await pause(chance.below(30))
    await topcut.kill()
    topcut = await startTopcut({ data })
  }
  const players = (await Promise.all(lines)).flat()
  const { answer } = await send('GET', `/api/events/${event}`)
  await topcut.stop()

  const inLog = answer.log.flatMap(({ fact }: { fact: { kind: string; player: string } }) =>
    fact.kind === 'player-registered' ? fact.player : [],
  )
  expect(inLog.toSorted()).toEqual(players.toSorted())
  expect(new Set(players).size).toBe(people)
  expect(answer.people.map(({ name }: { name: string }) => name).toSorted()).toEqual(
    Array.from({ length: people }, (_, n) => `Player ${n}`).toSorted(),
  )
  expect(attempts).toBeGreaterThan(people)
}, 300_000)
