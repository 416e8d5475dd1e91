import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8')

const rows = read('docs/security.md')
  .split('## Checklist')[1]
  ?.split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| point'))
  .map((line) => line.split('|').map((cell) => cell.trim()))

/** A checklist that names a test which was renamed or is gone promises what nobody proves. */
describe('a point of the security checklist', () => {
  it('is one of many', () => expect(rows?.length).toBeGreaterThan(30))

  it.each((rows ?? []).map(([, point = '', , test = '']) => [point, test] as const))(
    'is open, or has the test it names: %s',
    (_, test) => {
      if (test === '*open*') return
      const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(test) ?? []
      expect(read(file)).toContain(title)
    },
  )
})
