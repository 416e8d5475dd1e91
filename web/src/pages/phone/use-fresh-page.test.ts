import { expect, it } from 'vitest'
import { isOutdated } from './use-fresh-page.ts'

const page = (script: string) =>
  `<head><script type="module" crossorigin src="/assets/${script}"></script></head>`

it.each([
  ['/assets/phone-1.js', page('phone-1.js'), false],
  ['/assets/phone-1.js', page('phone-2.js'), true],
  ['/assets/phone-1.js', '<h1>Sign in to the Wi-Fi</h1>', false],
  [null, page('phone-2.js'), false],
])('a page that runs %s is outdated by %s: %s', (running, html, expected) => {
  expect(isOutdated(running, html)).toBe(expected)
})
