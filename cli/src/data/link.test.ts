import { openAccess, systemClock } from '@topcut/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { startTopcut } from '../../../testing/topcut-process.ts'
import { refusalIn, topcut } from '../trial.suite.ts'
import { answered, keep, withStore } from './data.suite.ts'

beforeEach(() => vi.stubEnv('DATABASE_URL', ''))

const link = async (...words: readonly string[]) =>
  (await answered<{ link: string }>(['link', ...words])).link
const tokenOf = (address: string) => new URL(address).hash.slice(1)

describe('topcut link', () => {
  it('lets the owner in, once; the link before it no longer works', async () => {
    const data = temporaryFolder()
    await keep(data, 'one')
    const first = await link('--data', data)
    expect(first).toMatch(/^http:\/\/127\.0\.0\.1:8080\/in#[\w-]{27}$/)
    const second = await link('--data', data, '--url', 'https://hall.example/')
    expect(second).toMatch(/^https:\/\/hall\.example\/in#/)
    await withStore(data, async ({ records }) => {
      const { redeem, whoIs } = openAccess({ records, clock: systemClock })
      expect(await redeem(tokenOf(first), null)).toBeNull()
      const session = await redeem(tokenOf(second), null)
      expect((await whoIs(session)).account?.kind).toBe('owner')
      expect(await redeem(tokenOf(second), null)).toBeNull()
    })
  })

  it.each(['foo', 'hall.example', 'ftp://hall.example'])(
    'leaves the link before it as it is where %s is no address',
    async (url) => {
      const data = temporaryFolder()
      await keep(data, 'one')
      const first = await link('--data', data)
      const refused = refusalIn(await topcut(['link', '--data', data, '--url', url]))
      expect(refused).toMatchObject({ problem: 'not-an-address', word: '--url', value: url })
      await withStore(data, async ({ records }) => {
        const { redeem } = openAccess({ records, clock: systemClock })
        expect(await redeem(tokenOf(first), null)).not.toBeNull()
      })
    },
  )

  it('works while the desk runs', async () => {
    const server = await startTopcut({ env: { DATABASE_URL: '' } })
    const address = await link('--data', server.data, '--url', server.url)
    const opened = await fetch(`${server.url}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: tokenOf(address) }),
    })
    const body = await opened.json()
    await server.stop()
    expect(body).toMatchObject({ account: { kind: 'owner' } })
  })

  it('makes no data where there are none', async () => {
    const refused = refusalIn(await topcut(['link', '--data', temporaryFolder()]))
    expect(refused.code).toBe('no-data')
  })
})
