import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { clickedDesk } from './clicked-desk.ts'
import { noteDesk, runningDesk } from './running-desk.ts'

/** Healthy as every Topcut is, whatever its data. */
const topcut = createServer((_, answer) => answer.end('ok'))
const data = '/home/ana/data'
let origin = ''

beforeAll(async () => {
  await once(topcut.listen(0, '127.0.0.1'), 'listening')
  origin = `http://127.0.0.1:${(topcut.address() as AddressInfo).port}`
})
afterAll(() => void topcut.close())

/** A desk that noted its address and was killed. */
const killedDesk = async (cache: string): Promise<string | null> => {
  const program = `
    import { noteDesk } from '${new URL('running-desk.ts', import.meta.url).href}'
    globalThis.forget = noteDesk(${JSON.stringify(cache)}, '${data}', '${origin}')
    console.log('noted')
    setInterval(() => {}, 1_000)`
  const desk = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(desk.stdout, 'data')
  const before = await runningDesk(cache, data)
  desk.kill('SIGKILL')
  await once(desk, 'close')
  return before
}

describe('a second click', () => {
  it('finds the desk that runs on these data, without the link that lets somebody in', async () => {
    const cache = join(temporaryFolder(), 'not', 'there')
    expect(await runningDesk(cache, data)).toBeNull()
    const forget = noteDesk(cache, data, `${origin}/in#secret`)
    expect(await runningDesk(cache, data)).toBe(origin)
    expect(await runningDesk(cache, '/home/ana/other')).toBeNull()
    forget()
    expect(await runningDesk(cache, data)).toBeNull()
  })

  it('opens no other Topcut that has the port of a desk that was killed', async () => {
    const cache = temporaryFolder()
    expect(await killedDesk(cache)).toBe(origin)
    expect(await runningDesk(cache, data)).toBeNull()
  })

  it('opens no other Topcut that has the port of a desk that was stopped', async () => {
    vi.stubEnv('PATH', '')
    const cache = temporaryFolder()
    let during: string | null = null
    const exit = await clickedDesk({
      cache,
      data,
      run: async (_, { ready }) => {
        ready?.(`${origin}/in#secret`)
        during = await runningDesk(cache, data)
        return 0
      },
    })
    vi.unstubAllEnvs()
    expect([exit, during]).toEqual([0, origin])
    expect(await runningDesk(cache, data)).toBeNull()
  })
})
