import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import {
  type StartOptions,
  startTopcut,
  type TopcutProcess,
} from '../../../testing/topcut-process.ts'
import { named } from '../trial.suite.ts'
import { begin, deskOf, enterResults, publish } from './moving.suite.ts'

const program = fileURLToPath(new URL('../../bin/topcut.js', import.meta.url))
const env = { ...process.env, DATABASE_URL: '' }

/** Runs the real program, as somebody at the second laptop does. */
const topcut = async (...words: readonly string[]): Promise<unknown> => {
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...words], { env })
  return JSON.parse(stdout)
}

const running: TopcutProcess[] = []
const start = async (options: StartOptions): Promise<TopcutProcess> => {
  const server = await startTopcut({ env: { DATABASE_URL: '' }, ...options })
  running.push(server)
  return server
}
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop()
})

const copiesOn = async (stick: string, count: number): Promise<readonly string[]> => {
  const copies = () => readdirSync(stick).filter((name) => name.endsWith('.sqlite'))
  while (copies().length < count) await pause(10)
  return copies()
    .sort()
    .map((name) => join(stick, name))
}

/** Two rounds on a laptop that loses its power in the second one, after two results. */
const powerCut = async () => {
  const stick = temporaryFolder()
  const data = temporaryFolder()
  const first = await start({ data, args: ['--copies', stick] })
  const cookie = await first.signIn()
  const desk = deskOf(first, cookie)
  const event = await desk.create()
  await begin(desk, event, named(8))
  await copiesOn(stick, 1)
  await enterResults(desk, event, 4)
  await desk.give(event, { kind: 'close-round' })
  await publish(desk, event)
  const published = await desk.log(event)
  const copies = await copiesOn(stick, 2)
  await enterResults(desk, event, 2)
  const acknowledged = await desk.log(event)
  await first.kill()
  return { data, cookie, event, published, acknowledged, newest: copies.at(-1) ?? '' }
}

describe('moving to a second laptop', () => {
  it('goes on from the newest copy on the stick: all up to the last published round', async () => {
    const { cookie, event, published, acknowledged, newest } = await powerCut()
    expect(acknowledged).toHaveLength(published.length + 2)
    const data = temporaryFolder()
    expect(await topcut('restore', newest, '--data', data)).toEqual({
      events: [event],
      aside: null,
    })
    const second = await start({ data })
    const desk = deskOf(second, cookie)
    expect(await desk.log(event)).toEqual(published)

    await enterResults(desk, event, 4)
    await desk.give(event, { kind: 'close-round' })
    await publish(desk, event)
    expect((await desk.log(event)).at(-1)?.fact).toEqual({ kind: 'round-published', round: 3 })
  })

  it('goes on from the data themselves where they can still be read: nothing is missing', async () => {
    const { data, event, acknowledged } = await powerCut()
    const file = join(temporaryFolder(), 'event.json')
    const other = temporaryFolder()
    await topcut('export', event, '--data', data, '--to', file)
    expect(await topcut('import', file, '--data', other)).toEqual({ events: [event] })
    const second = await start({ data: other })
    const desk = deskOf(second, await second.signIn())
    expect(await desk.log(event)).toEqual(acknowledged)

    await enterResults(desk, event, 2)
    await desk.give(event, { kind: 'close-round' })
    expect((await desk.log(event)).at(-1)?.fact).toEqual({ kind: 'round-closed', round: 2 })
  })
})
