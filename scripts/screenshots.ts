// `npm run screenshots [-- language] [-- part of a name]`: every page in light and dark, in a wide
// window and on a phone, as pictures in .cache/screenshots.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@topcut/protocol/words'
import type { Page } from 'playwright-core'
import { openBrowser } from '../testing/browser/browser.ts'
import { everyPage } from '../testing/every-page/every-page.ts'
import { openEveryPageHall } from '../testing/every-page/every-page-hall.ts'
import { houseRoot } from './choose-node.mjs'

const sizes = {
  wide: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
}

/** As high as the page itself: what keeps to the edge of a window would lie across its middle. */
const stretch = async (page: Page, width: number, height: number) => {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(Math.max(whole, height), 4 * height) })
}

const words = process.argv.slice(2)
const language = languages.find((one) => words.includes(one)) ?? 'en'
const part = words.find((word) => word !== language) ?? ''
const folder = join(houseRoot, '.cache', 'screenshots', language)
mkdirSync(folder, { recursive: true })

const browser = await openBrowser()
const hall = await openEveryPageHall(browser)
try {
  for (const [size, options] of Object.entries(sizes)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const seen of everyPage.filter(({ name }) => name.includes(part))) {
        const file = `${seen.name}-${size}-${colorScheme}.png`
        try {
          const page = await hall.show(seen, { ...options, colorScheme, locale: language })
          await stretch(page, options.viewport.width, options.viewport.height)
          // What comes a little later belongs to the picture.
          await page.waitForTimeout(400)
          await page.screenshot({ path: join(folder, file) })
          console.log(file)
        } catch (fault) {
          // One page that does not come must not keep the others from being looked at.
          console.error(`${file}: ${fault}`)
          process.exitCode = 1
        }
      }
    }
  }
} finally {
  await hall.close()
  await browser.close()
}
console.log(`The pictures are in ${folder}.`)
