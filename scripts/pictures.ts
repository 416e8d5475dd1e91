// `npm run pictures [-- part of a name]`: what README and the guides show, taken from `topcut demo`
// into docs/screenshots. The guides have theirs in every language.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Language, languages, localeOf } from '@topcut/protocol/words'
import type { Browser, Page } from 'playwright-core'
import { houseRoot } from './choose-node.mjs'
import { openDemoHall, openHallBrowser, shows } from './pictures/demo-hall.ts'
import { finishEvent } from './pictures/finish-event.ts'
import { afternoonZone } from './pictures/hall-time.ts'
import { phonesSideBySide } from './pictures/phones.ts'
import { registrationCode } from './pictures/registration-code.ts'
import { type Shot, shots } from './pictures/shots.ts'

const sizes = {
  wide: { viewport: { width: 1280, height: 860 } },
  tall: { viewport: { width: 1280, height: 1080 } },
  wall: { viewport: { width: 1280, height: 720 } },
  phone: {
    viewport: { width: 412, height: 915 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
}

/** What a page of a guide can bear beside its words. */
const largest = 80 * 1024

const folder = join(houseRoot, 'docs', 'screenshots')
const part = process.argv[2] ?? ''
const wanted = shots.filter(({ name }) => name.includes(part))

const hall = await openDemoHall(afternoonZone(new Date()))
const code = await registrationCode(hall)
const phones = new Map<string, Buffer>()
const browsers: Browser[] = []
for (const language of languages) browsers.push(await openHallBrowser(language))
const browserOf = (language: Language): Browser => browsers[languages.indexOf(language)] as Browser

const show = async (shot: Shot, language: Language): Promise<Page> => {
  const page = await hall.open(browserOf(language), shot.viewer, {
    ...sizes[shot.size],
    locale: localeOf(language),
    colorScheme: 'light',
  })
  const address = shows.reduce(
    (text, what) => text.replace(`:${what}`, hall.eventOf(what)),
    shot.address.replace(':code', code),
  )
  await page.goto(`${hall.seenAt}${address}`)
  await page.locator(shot.ready).first().waitFor()
  await shot.steps?.(page, language)
  await page.evaluate(() => window.scrollTo(0, 0))
  // What comes a little later belongs to the picture.
  await page.waitForTimeout(600)
  return page
}

/** Playwright itself knows no WebP. */
const webp = async (page: Page): Promise<Buffer> => {
  const devtools = await page.context().newCDPSession(page)
  for (let quality = 80; ; quality -= 5) {
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality })
    const picture = Buffer.from(data, 'base64')
    if (picture.length <= largest) return picture
  }
}

const keep = (file: string, picture: Buffer): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), picture)
  console.log(`${file} ${Math.ceil(picture.length / 1024)} kB`)
}

const take = async (shot: Shot): Promise<void> => {
  for (const language of shot.isForReadmeOnly ? languages.slice(0, 1) : languages) {
    const page = await show(shot, language)
    if (shot.isForReadmeOnly !== true) keep(`${language}/${shot.name}.webp`, await webp(page))
    if (shot.readme !== undefined && language === languages[0]) {
      const picture = await page.screenshot()
      if (shot.size === 'phone') phones.set(shot.readme, picture)
      else keep(`${shot.readme}.png`, picture)
    }
    await page.context().close()
  }
}

try {
  for (const shot of wanted.filter(({ isAtTheEnd }) => isAtTheEnd !== true)) await take(shot)
  await finishEvent(hall, 'finals')
  for (const shot of wanted.filter(({ isAtTheEnd }) => isAtTheEnd === true)) await take(shot)
  const inOrder = [...phones].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, picture]) => picture)
  if (part === '') keep('phones.png', await phonesSideBySide(browserOf('en'), inOrder))
} finally {
  await hall.close()
  for (const browser of browsers) await browser.close()
}
