import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Language, languages, localeOf } from '@topcut/protocol/words'
import type { Browser, Page, Response } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../scripts/pages.mjs'
import { openBrowser } from '../../testing/browser/browser.ts'
import { startTopcut, type TopcutProcess } from '../../testing/topcut-process.ts'
import { type DeskWindow, openNewEvent, openWindow } from './desk-window.suite.ts'
import { openPhoneHall, type PhoneHall } from './phone-hall.suite.ts'

let topcut: TopcutProcess
let browser: Browser
let hall: PhoneHall
let cookie: string
let window: DeskWindow
const texts = new Map<Language, readonly string[]>()

const textsIn = (words: unknown): readonly string[] => {
  if (typeof words === 'string') return [words]
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : []
}

/** Titles have terms of their own in the engine, and its keys are English. */
const engine = globSync('engine/src/**/*.ts', { cwd: houseRoot })
  .map((file) => readFileSync(join(houseRoot, file), 'utf8'))
  .join('\n')

/** Long enough not to stand in a script by chance. */
const textsOf = async (language: Language): Promise<readonly string[]> => {
  const files = globSync(`{protocol,web}/src/words/${language}/*.ts`, { cwd: houseRoot })
  const words = await Promise.all(
    files.map((file) => import(pathToFileURL(join(houseRoot, file)).href)),
  )
  const isTold = (text: string) => text.length >= 15 && !/["'`\\]|\{\{/.test(text)
  const texts = words.flatMap(textsIn).filter((text) => isTold(text) && !engine.includes(text))
  return [...new Set(texts)]
}

beforeAll(async () => {
  if (!pagesAreFresh(houseRoot)) await buildPages(houseRoot, process.execPath)
  browser = await openBrowser()
  topcut = await startTopcut()
  cookie = await topcut.signIn()
  hall = await openPhoneHall(topcut, cookie)
  await hall.register('Ana Lis', 'Bo Kern')
  for (const language of languages) texts.set(language, await textsOf(language))
})
afterEach(() => window.page.context().close())
afterAll(async () => {
  await browser?.close()
  await topcut?.stop()
})

const open = async (language: Language, isSignedIn = true): Promise<DeskWindow> => {
  const viewport = { width: 1280, height: 900 }
  window = await openWindow(browser, { locale: localeOf(language), viewport })
  const [name = '', value = ''] = cookie.split('=', 2)
  if (isSignedIn) await window.page.context().addCookies([{ name, value, url: topcut.url }])
  return window
}

const heard = (page: Page) => {
  const scripts: Response[] = []
  page.on('response', (answer) => {
    if (/\.js$/.test(new URL(answer.url()).pathname)) scripts.push(answer)
  })
  return {
    names: () => scripts.map((answer) => new URL(answer.url()).pathname),
    text: async () => (await Promise.all(scripts.map((answer) => answer.text()))).join('\n'),
  }
}

/** The texts of a language, and of no other, that stand in what a page has loaded. */
const spokenIn = (language: Language, loaded: string): readonly string[] => {
  const others = languages.filter((one) => one !== language).flatMap((one) => texts.get(one) ?? [])
  return (texts.get(language) ?? []).filter(
    (text) => loaded.includes(text) && !others.includes(text),
  )
}

const isShownIn = ({ page }: DeskWindow, language: Language) =>
  page.locator(`html[lang="${language}"] h1`).first().waitFor()

it.each([
  ...languages.map((language) => [language, ''] as const),
  ...['/public', '/print', '/judge', '/register'].map((path) => ['de', path] as const),
])('in %s brings no words of another language: /events/…%s', async (language, path) => {
  const { page } = await open(language)
  const scripts = heard(page)
  await page.goto(`${topcut.url}/events/${hall.event}${path}`)
  await isShownIn(window, language)
  // With what is fetched while nobody waits.
  await window.isWhole()
  await page.waitForLoadState('networkidle')
  const loaded = await scripts.text()
  for (const other of languages) {
    if (other !== language) expect(spokenIn(other, loaded)).toEqual([])
  }
  expect(spokenIn(language, loaded).length).toBeGreaterThan(20)
  expect(window.complaints).toEqual([])
})

it('is chosen without losing what is typed, and stays chosen', async () => {
  const { page, by } = await open('en')
  await page.goto(topcut.url)
  await openNewEvent(window)
  await by('event-name').fill('Harbour City Open')
  await window.mark()
  await by('language-de').click()
  await page.getByRole('button', { name: 'Turnier anlegen' }).waitFor()
  expect(await by('event-name').inputValue()).toBe('Harbour City Open')
  expect(await window.isSameDocument()).toBe(true)
  await isShownIn(window, 'de')
  await by('language-pl').click()
  await isShownIn(window, 'pl')
  await by('language-en').click()
  await page.getByRole('button', { name: 'Create tournament' }).waitFor()
  await by('language-de').click()
  await isShownIn(window, 'de')
  expect(await window.isSameDocument()).toBe(true)

  await window.isWhole()
  const scripts = heard(page)
  for (const path of ['', `/events/${hall.event}`, `/events/${hall.event}/public`]) {
    await page.goto(`${topcut.url}${path}`)
    await isShownIn(window, 'de')
  }
  expect(scripts.names().filter((name) => !name.startsWith('/de/assets/'))).toEqual([])
  expect(scripts.names().filter((name) => name.includes('words-of'))).toEqual([])
  expect(window.complaints).toEqual([])
})

it('is chosen without a network as soon as there is one again', async () => {
  const { page, by } = await open('en')
  await page.goto(topcut.url)
  await openNewEvent(window)
  await by('event-name').fill('Harbour City Open')
  await window.mark()
  await window.isWhole()
  const networkIsBack = await window.cutOff()
  await by('language-pl').click()
  await page.waitForTimeout(500)
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  await networkIsBack()
  await isShownIn(window, 'pl')
  expect(await by('event-name').inputValue()).toBe('Harbour City Open')
  expect(await window.isSameDocument()).toBe(true)
})

it('was chosen before, and the page that came is in another one', async () => {
  const { page } = await open('en', false)
  await page.goto(`${topcut.url}/events/${hall.event}/public`)
  await page.evaluate(() => localStorage.setItem('topcut.language', 'de'))
  const scripts = heard(page)
  await page.reload()
  await isShownIn(window, 'de')
  expect(scripts.names().some((name) => name.startsWith('/en/assets/words-of-de'))).toBe(true)
  // The server knows from then on.
  await page.reload()
  await isShownIn(window, 'de')
  expect(await page.locator('script[type="module"]').getAttribute('src')).toMatch(/^\/de\//)

  // Its words do not come: better in another language than not at all.
  await page.context().clearCookies()
  await page.route('**/words-of-de*', (route) => route.abort())
  await page.reload()
  await isShownIn(window, 'en')
  await page.context().clearCookies()
  await page.unroute('**/words-of-de*')
  await page.reload()
  await isShownIn(window, 'de')
})
