import { beforeEach, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { refusalIn, topcut } from '../trial.suite.ts'
import { answered, keep } from './data.suite.ts'

beforeEach(() => vi.stubEnv('DATABASE_URL', ''))

it('topcut security prints what happened at the door, without links', async () => {
  const data = temporaryFolder()
  await keep(data, 'one')
  const { link } = await answered<{ link: string }>(['link', '--data', data])
  const told = await answered<{ entries: readonly object[] }>(['security', '--data', data])
  expect(told.entries).toMatchObject([
    { what: 'link-made', from: null, by: null, at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
  ])
  expect(JSON.stringify(told)).not.toContain(new URL(link).hash.slice(1))
})

it('topcut security makes no data where there are none', async () => {
  const refused = refusalIn(await topcut(['security', '--data', temporaryFolder()]))
  expect(refused.code).toBe('no-data')
})
