import { expect, it } from 'vitest'
import { isOutdated } from './use-fresh-page.ts'

const page = (script: string) =>
  `<head><script type="module" crossorigin src="/${script}"></script></head>`

it.each([
  ['/en/assets/phone-1.js', page('en/assets/phone-1.js'), false],
  ['/en/assets/phone-1.js', page('en/assets/phone-2.js'), true],
  ['/en/assets/phone-1.js', page('de/assets/phone-2.js'), false],
  ['/en/assets/phone-1.js', '<h1>Sign in to the Wi-Fi</h1>', false],
  [null, page('en/assets/phone-2.js'), false],
])('a page that runs %s is outdated by %s: %s', (running, html, expected) => {
  expect(isOutdated(running, html)).toBe(expected)
})
