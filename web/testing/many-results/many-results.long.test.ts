import { expect, it } from 'vitest'
import { houseRoot } from '../../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../../scripts/pages.mjs'
import { openBrowser } from '../../../testing/browser/browser.ts'
import { startTopcut } from '../../../testing/topcut-process.ts'
import { openBigHall, typeRound } from './many-results.suite.ts'

it('takes all 700 results of seven rounds as fast as they are typed', async () => {
  if (!pagesAreFresh(houseRoot)) await buildPages(houseRoot, process.execPath)
  const topcut = await startTopcut()
  const browser = await openBrowser()
  try {
    const { prepare, openDesk } = await openBigHall(topcut)
    const hall = await prepare(200, 7)
    const desk = await openDesk(browser, hall.event)
    for (let round = 1; round <= 7; round++) {
      await desk.pairIfDue('keys')
      await desk.press('publish-round', 'keys')
      await desk.press('enter-results', 'keys')
      await typeRound(desk, hall, round)
      await desk.press('close-round', 'keys')
    }
    expect(desk.complaints).toEqual([])
  } finally {
    await browser.close()
    await topcut.stop()
  }
})
