import type { Language } from '@topcut/protocol/words'
import type { Page } from 'playwright-core'
import type { Shows, Viewer } from './demo-hall.ts'

export type Shot = {
  readonly name: string
  readonly viewer: Viewer
  /** Behind the host; `:round` and so on stand for the events. */
  readonly address: string
  readonly size: 'wide' | 'tall' | 'wall' | 'phone'
  /** What is there as soon as the page is. */
  readonly ready: string
  /** What is pressed and typed until it shows what it is named after. */
  readonly steps?: (page: Page, language: Language) => Promise<void>
  /** Taken once the finals are over. */
  readonly isAtTheEnd?: true
  /** What README calls it, where README shows it; one of four phones. */
  readonly readme?: string
  /** No guide asks for it. */
  readonly isForReadmeOnly?: true
}

const press = (page: Page, id: string): Promise<void> => page.getByTestId(id).first().click()
const type = (page: Page, id: string, text: string): Promise<void> =>
  page.getByTestId(id).first().fill(text)

const desk = (name: string, what: Shows, section: string, steps?: Shot['steps']): Shot => ({
  name,
  viewer: 'organizer',
  address: `/events/:${what}#${section}`,
  size: 'wide',
  ready: '[data-testid="version"]',
  ...(steps === undefined ? {} : { steps }),
})

const phone = (name: string, what: Shows, part: string, steps?: Shot['steps']): Shot => ({
  name: `phone-${name}`,
  viewer: `player ${what}`,
  address: `/events/:${what}/me#${part}`,
  size: 'phone',
  ready: 'h1',
  ...(steps === undefined ? {} : { steps }),
})

/** What somebody types in each language. */
const typed = {
  en: { by: 'x-wing/en-3.2', event: 'Winter Open', player: 'Jonas Wren', club: 'North Quay' },
  de: { by: 'x-wing/de', event: 'Winterpokal', player: 'Karin Lohse', club: 'Würfelkeller' },
  pl: { by: 'x-wing/pl', event: 'Puchar Zimy', player: 'Jan Wierzba', club: 'Twierdza' },
} as const

const openAmend = async (page: Page): Promise<void> => {
  const line = page.getByTestId('table-2')
  await line.locator('.t').click()
  await line.getByTestId('amend').click()
  await line.getByTestId('score-first').fill('12')
  await line.getByTestId('score-second').fill('100')
  await page.getByTestId('amend-panel').waitFor()
}

/** Whoever comes second finds the match ended already. */
const fillReport = async (page: Page): Promise<void> => {
  const [ended, result] = [page.getByTestId('match-ended'), page.getByTestId('enter-result')]
  await ended.or(result).first().click()
  const isSure = page.getByTestId('yes-ended')
  const own = page.getByTestId('own-score')
  await isSure.or(own).first().waitFor()
  if (await isSure.isVisible()) await isSure.click()
  await own.fill('100')
  await type(page, 'other-score', '60')
  await page.getByTestId('slip-says').waitFor()
}

/** What the guides show, under the names by which they ask for it. */
export const shots: readonly Shot[] = [
  {
    name: 'home',
    viewer: 'organizer',
    address: '/',
    size: 'wide',
    ready: '[data-testid="new-event"]',
  },
  {
    name: 'set-up',
    viewer: 'organizer',
    address: '/',
    size: 'wide',
    ready: '[data-testid="new-event"]',
    steps: async (page, language) => {
      await press(page, 'new-event')
      await type(page, 'event-name', typed[language].event)
      await page.getByTestId('event-regulation').selectOption(typed[language].by)
      await type(page, 'event-expected', '24')
      await page.getByTestId('plan-answer').first().waitFor()
    },
  },
  desk('players', 'comingIn', 'players'),
  desk('desk-round', 'round', 'tables'),
  {
    ...desk('result', 'round', 'tables', (page) => type(page, 'lane', '1 100 60')),
    readme: 'desk',
  },
  { ...desk('amend', 'round', 'tables', openAmend), readme: 'amend' },
  {
    ...desk('standings', 'round', 'standings', (page) => press(page, 'opens-marginOfVictory')),
    readme: 'standings',
  },
  { ...desk('bracket', 'finals', 'bracket'), size: 'tall' },
  {
    name: 'print',
    viewer: 'organizer',
    address: '/events/:round/print#slips',
    size: 'wide',
    ready: 'h1',
    readme: 'slips',
  },
  {
    name: 'public',
    viewer: 'spectator',
    address: '/events/:round/public#standings',
    size: 'wide',
    ready: 'h1',
  },
  {
    name: 'wall',
    viewer: 'spectator',
    address: '/events/:round/wall?show=pairings',
    size: 'wall',
    ready: 'h1',
    readme: 'wall',
  },
  {
    name: 'judge-calls',
    viewer: 'judge round',
    address: '/events/:round/judge#calls',
    size: 'phone',
    ready: 'h1',
    readme: 'phone 4',
  },
  {
    name: 'judge-match',
    viewer: 'judge round',
    address: '/events/:round/judge#tables',
    size: 'phone',
    ready: 'h1',
    steps: async (page) => {
      await page.locator('.judge-row').first().click()
      await page.getByTestId('table-sheet').waitFor()
    },
  },
  {
    name: 'phone-register',
    viewer: 'spectator',
    address: '/events/:comingIn/register?code=:code',
    size: 'phone',
    ready: 'h1',
    steps: async (page, language) => {
      await type(page, 'name', typed[language].player)
      await type(page, 'club', typed[language].club)
    },
  },
  { ...phone('table', 'round', 'match'), readme: 'phone 1' },
  { ...phone('set-up', 'round', 'set-up'), readme: 'phone 2', isForReadmeOnly: true },
  phone('list', 'round', 'list'),
  phone('report', 'round', 'match', fillReport),
  {
    name: 'verify',
    viewer: 'spectator',
    address: '/events/:finals/verify',
    size: 'wide',
    ready: '[data-testid="verdict"]',
    isAtTheEnd: true,
  },
  { ...phone('place', 'finals', 'match'), isAtTheEnd: true, readme: 'phone 3' },
]
