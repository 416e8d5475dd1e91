import { it } from 'vitest'
import { houseRoot } from '../../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../../scripts/pages.mjs'
import { openBrowser } from '../../../testing/browser/browser.ts'
import { cutNetwork } from './network-cut.suite.ts'

it('loses, doubles and overwrites nothing while the network is away for half a minute', async () => {
  if (!pagesAreFresh(houseRoot)) await buildPages(houseRoot, process.execPath)
  const browser = await openBrowser()
  try {
    await cutNetwork(browser, 30)
  } finally {
    await browser.close()
  }
})
