import { expect, it } from 'vitest'
import { addressOf, leadsOut, targetOf, wayTo } from './address.ts'

it.each([
  ['README.md', 'index.html'],
  ['SECURITY.md', 'house/security.html'],
  ['docs/security.md', 'security.html'],
  ['docs/guides/de/players.md', 'guides/de/players.html'],
  ['docs/screenshots/de/wall.webp', 'screenshots/de/wall.webp'],
  ['engine/README.md', 'engine/index.html'],
  ['protocol/src/schemas/feed.ts', 'protocol/src/schemas/feed.ts.html'],
])('%s stands at %s', (source, address) => {
  expect(addressOf(source)).toBe(address)
})

it('leads from page to page in any folder', () => {
  expect(wayTo('index.html', 'api.html')).toBe('api.html')
  expect(wayTo('guides/de/players.html', 'index.html')).toBe('../../index.html')
})

it('takes a link apart', () => {
  expect(targetOf('docs/api.md', '../README.md#change-it')).toEqual({
    file: 'README.md',
    fragment: 'change-it',
  })
  expect(targetOf('docs/api.md', '#tokens')).toEqual({ file: 'docs/api.md', fragment: 'tokens' })
  expect(leadsOut('https://nodejs.org')).toBe(true)
  expect(leadsOut('docs/adr')).toBe(false)
})
