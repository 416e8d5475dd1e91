import type { Page } from 'playwright-core'
import type { EventPage } from '../../web/src/route/route-of.ts'

/** Who looks: signed in as the organizer, by a link as judge or player, or not at all. */
export type Viewer = 'organizer' | 'judge' | 'player' | 'spectator'

/** The events that stand ready; see every-page-server.ts. */
export type Moment = 'before' | 'paired' | 'during' | 'called' | 'bracket' | 'after'

export type SeenPage = {
  readonly name: string
  readonly viewer: Viewer
  /** Behind the host; `:before`, `:during` and so on stand for the events that stand ready. */
  readonly address: string
  /** What is there as soon as the page is. */
  readonly ready?: string
  /** What has to be pressed until it looks as its name says. */
  readonly steps?: (page: Page) => Promise<void>
}

/** Every section of the desk; a test compares them with what the desk offers. */
export const deskSections = [
  'tables',
  'matters',
  'standings',
  'players',
  'lists',
  'announcement',
  'leaders',
  'bracket',
  'log',
  'settings',
] as const

const desk = (
  moment: Moment,
  section: (typeof deskSections)[number],
  more: Pick<SeenPage, 'steps'> & { readonly as?: string; readonly viewer?: Viewer } = {},
): SeenPage => ({
  name: `desk-${moment}-${section}${more.as === undefined ? '' : `-${more.as}`}`,
  viewer: more.viewer ?? 'organizer',
  address: `/events/:${moment}#${section}`,
  ready: '[data-testid="version"]',
  ...(more.steps === undefined ? {} : { steps: more.steps }),
})

/** A page of one event that is not its desk; what follows its address names a part of it. */
const eventPage = (
  moment: Moment,
  page: EventPage,
  viewer: Viewer,
  more: { readonly ready?: string; readonly part?: string } = {},
): SeenPage => {
  const { ready = 'h1', part = '' } = more
  const name = [page, moment, ...(part.match(/[a-z-]+$/) ?? [])].join('-')
  return { name, viewer, address: `/events/:${moment}/${page}${part}`, ready }
}

const press = (page: Page, id: string): Promise<void> => page.getByTestId(id).first().click()

const phoneParts = [
  'match',
  'standings',
  'record',
  'needs',
  'list',
  'report',
  'set-up',
  'their-list',
  'call',
  'material',
  'leave',
  'menu',
  'sign-out',
]
const judgeParts = ['calls', 'tables', 'matters', 'look-up']
const publicParts = ['pairings', 'standings', 'bracket', 'lists', 'about']
const wallParts = ['pairings', 'results', 'clock', 'standings', 'announcement']
const printParts = [
  'announcement',
  'numbers',
  'by-name',
  'by-table',
  'slips',
  'scores',
  'standings',
  'kit',
]

/** Every page there is, for whoever looks at all of them: a new page is a line here. */
export const everyPage: readonly SeenPage[] = [
  { name: 'start', viewer: 'organizer', address: '/', ready: '[data-testid="new-event"]' },
  {
    name: 'start-new-event',
    viewer: 'organizer',
    address: '/',
    ready: '[data-testid="new-event"]',
    steps: (page) => press(page, 'new-event'),
  },
  {
    name: 'start-signed-out',
    viewer: 'spectator',
    address: '/',
    ready: '[data-testid="to-sign-in"]',
  },
  { name: 'sign-in', viewer: 'spectator', address: '/in', ready: 'form.secret' },
  {
    name: 'account',
    viewer: 'organizer',
    address: '/account',
    ready: '[data-testid="session"]',
  },
  { name: 'account-signed-out', viewer: 'spectator', address: '/account', ready: 'main a' },
  { name: 'link-used-up', viewer: 'spectator', address: '/in#gone', ready: 'main a' },
  { name: 'missing', viewer: 'spectator', address: '/nowhere' },
  { name: 'join', viewer: 'spectator', address: '/j/O0I1BS' },
  { name: 'desk-not-for-you', viewer: 'spectator', address: '/events/:during', ready: 'main a' },
  eventPage('during', 'clock', 'organizer', { ready: '[data-testid="wall-clock"]' }),
  eventPage('after', 'clock', 'organizer', { ready: '.wall-says' }),
  eventPage('before', 'me', 'player'),
  ...phoneParts.map((part) => eventPage('called', 'me', 'player', { part: `#${part}` })),
  eventPage('after', 'me', 'player'),
  ...judgeParts.map((part) => eventPage('called', 'judge', 'judge', { part: `#${part}` })),
  eventPage('before', 'register', 'spectator'),
  eventPage('before', 'public', 'spectator'),
  ...publicParts.map((part) => eventPage('during', 'public', 'spectator', { part: `#${part}` })),
  eventPage('bracket', 'public', 'spectator', { part: '#bracket' }),
  eventPage('after', 'public', 'spectator'),
  ...wallParts.map((part) => eventPage('during', 'wall', 'spectator', { part: `?show=${part}` })),
  eventPage('bracket', 'wall', 'spectator', { part: '?show=bracket' }),
  ...(['during', 'after'] as const).map((moment) =>
    eventPage(moment, 'verify', 'spectator', { ready: '[data-testid="verdict"]' }),
  ),
  { name: 'verify-file', viewer: 'spectator', address: '/verify.html' },
  eventPage('during', 'overlay', 'spectator'),
  eventPage('during', 'embed', 'spectator', { part: '#standings' }),
  eventPage('after', 'wall', 'spectator', { part: '?show=places' }),
  eventPage('before', 'poster', 'organizer'),
  ...printParts.map((part) => eventPage('during', 'print', 'organizer', { part: `#${part}` })),
  eventPage('called', 'print', 'organizer', { part: '#lists' }),
  eventPage('called', 'print', 'organizer', { part: '#proxies' }),
  eventPage('bracket', 'print', 'organizer', { part: '#bracket' }),
  eventPage('after', 'print', 'organizer', { part: '#places' }),
  ...(['before', 'during', 'after'] as const).flatMap((moment) =>
    deskSections.map((section) => desk(moment, section)),
  ),
  desk('before', 'settings', {
    as: 'changed',
    steps: async (page) => {
      await page.getByTestId('settings-venue').fill('Old Customs House, hall B')
      await press(page, 'add-prize')
    },
  }),
  desk('before', 'settings', {
    as: 'structure',
    steps: (page) => page.getByTestId('settings-structure').getByRole('button').last().click(),
  }),
  desk('paired', 'tables'),
  desk('called', 'tables'),
  desk('called', 'matters'),
  desk('called', 'matters', { as: 'judge', viewer: 'judge' }),
  desk('bracket', 'tables'),
  desk('bracket', 'standings'),
  desk('bracket', 'bracket'),
  desk('during', 'tables', {
    as: 'amend',
    steps: async (page) => {
      const line = page.getByTestId('table-1')
      await line.locator('.t').click()
      await line.getByTestId('amend').click()
      await line.getByTestId('score-first').fill('12')
      await line.getByTestId('score-second').fill('100')
      await page.getByTestId('amend-panel').waitFor()
    },
  }),
  desk('during', 'tables', {
    as: 'lane',
    steps: async (page) => {
      await page.getByTestId('lane').fill('9 140 20')
    },
  }),
  desk('during', 'tables', { as: 'keys', steps: (page) => page.keyboard.press('?') }),
  desk('during', 'tables', {
    as: 'find',
    steps: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByTestId('find-query').fill('a')
    },
  }),
  desk('during', 'tables', { as: 'share', steps: (page) => press(page, 'nav-share') }),
  desk('before', 'players', { as: 'share', steps: (page) => press(page, 'nav-share') }),
  desk('during', 'standings', {
    as: 'rule',
    steps: async (page) => {
      await press(page, 'opens-marginOfVictory')
      await page.locator('.rule:visible').first().click()
      await page.locator('.rule-here').waitFor()
    },
  }),
  desk('during', 'standings', {
    as: 'opened',
    steps: (page) => press(page, 'opens-marginOfVictory'),
  }),
  desk('called', 'players', {
    as: 'sheet',
    steps: async (page) => {
      await page.getByTestId('player-1').locator('button.name').click()
      await page.getByTestId('player-sheet').waitFor()
    },
  }),
  desk('called', 'lists', {
    as: 'opened',
    steps: (page) => page.getByTestId('list-1').getByRole('button').click(),
  }),
  desk('during', 'log', {
    as: 'state-then',
    steps: async (page) => {
      await page.locator('.log-line').nth(9).getByRole('button').first().click()
      await page.getByTestId('state-then').waitFor()
    },
  }),
  desk('after', 'standings', { as: 'ceremony', steps: (page) => press(page, 'ceremony') }),
  desk('after', 'standings', {
    as: 'champion',
    steps: async (page) => {
      await press(page, 'ceremony')
      const next = page.getByTestId('ceremony-next')
      while ((await next.count()) > 0) await next.click()
    },
  }),
]
