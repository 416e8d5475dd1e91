import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, it } from 'vitest'
import { houseRoot } from '../../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../../scripts/pages.mjs'
import { openBrowser } from '../../../testing/browser/browser.ts'
import { cutNetwork } from './network-cut.suite.ts'

let browser: Browser

beforeAll(async () => {
  if (!pagesAreFresh(houseRoot)) await buildPages(houseRoot, process.execPath)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
})

it('loses, doubles and overwrites nothing while the network is away for a moment', () =>
  cutNetwork(browser, 3))
