import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8')

const points = (read('docs/security.md').split('## Checklist')[1] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| point'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, point = '', , tests = '']) => [point, tests.split('<br>')] as const)

/** A checklist that names a test which was renamed or is gone promises what nobody proves. */
describe('a point of the security checklist', () => {
  it('is one of many', () => expect(points.length).toBeGreaterThan(50))

  it.each(points)('has the tests it names: %s', (_, tests) => {
    for (const test of tests) {
      const [, file = '', title = ''] = /^`([^`]+\.test\.ts)`: (.+)$/.exec(test) ?? []
      expect(title, test).not.toBe('')
      expect(read(file), file).toContain(`'${title}`)
    }
  })
})
