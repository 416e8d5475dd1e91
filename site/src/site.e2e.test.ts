import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AxeResults } from 'axe-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser } from '../../testing/browser/browser.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { buildSite } from './build-site.ts'
import { describedApi } from './described-api.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
let folder: string
let browser: Browser

beforeAll(async () => {
  folder = temporaryFolder()
  const [opened, api] = await Promise.all([openBrowser(), describedApi()])
  browser = opened
  await buildSite(folder, api)
})
afterAll(() => browser?.close())

const open = async (name: string, options: BrowserContextOptions = {}): Promise<Page> => {
  const page = await browser.newPage({ reducedMotion: 'reduce', ...options })
  await page.goto(pathToFileURL(join(folder, name)).href)
  return page
}

const violations = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    type Run = (root: Document, options: object) => Promise<AxeResults>
    const { run } = (window as unknown as { axe: { run: Run } }).axe
    const { violations: found } = await run(document, { resultTypes: ['violations'] })
    return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))
  })

const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** One of each kind: pictures, a guide that is not English, three languages on one, tables, code. */
const looked = [
  'index.html',
  'guides/de/players.html',
  'luck.html',
  'scenario.html',
  'house/architecture.html',
]

it.each(looked)('%s is for everybody, from a disk', async (name) => {
  const page = await open(name, { colorScheme: 'light', viewport: { width: 1280, height: 800 } })
  await page.evaluate(axe)
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await violations(page)).toEqual([])
  expect(await tooWide(page)).toBe(0)
  await page.close()
})

it('is whole without a script', async () => {
  const page = await open('api.html', { javaScriptEnabled: false })
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('The API')
  expect(await page.getByRole('searchbox').count()).toBe(0)
  await page.getByRole('navigation', { name: 'All pages' }).getByText('Feeds').click()
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Feeds')
  await page.close()
})

it('finds headings, from any folder of it', async () => {
  const page = await open('regulations/x-wing-pl.html')
  await page.getByRole('searchbox').fill('exit cod')
  const found = page
    .getByRole('search')
    .getByRole('link', { name: 'Exit codes · The scenario file' })
  await found.click()
  await page.waitForURL(/scenario\.html#exit-codes$/)
  await page.getByRole('searchbox').fill('qqqq')
  expect(await page.getByRole('search').getByRole('listitem').innerText()).toContain('No heading')
  await page.close()
})
