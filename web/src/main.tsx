import { MissingPage } from './pages/missing/missing-page.tsx'
import { loadedLater } from './route/loaded-later.ts'
import { nowhereIn } from './route/nowhere-in.ts'
import { path } from './route/route.ts'
import { routeOf } from './route/route-of.ts'
import { show } from './show.tsx'
import { useStateOf } from './state/use-state-of.ts'
import { deskSigns } from './ui/desk-signs.ts'
import { addSigns } from './ui/sign.tsx'

addSigns(deskSigns)

const StartPage = loadedLater(async () => (await import('./pages/start/start-page.tsx')).StartPage)
const AccountPage = loadedLater(
  async () => (await import('./pages/account/account-page.tsx')).AccountPage,
)
const JoinPage = loadedLater(async () => (await import('./pages/join/join-page.tsx')).JoinPage)
const DeskPage = loadedLater(async () => (await import('./pages/desk/desk-page.tsx')).DeskPage)
const ClockPage = loadedLater(async () => (await import('./pages/clock/clock-page.tsx')).ClockPage)
const JudgePage = loadedLater(async () => (await import('./pages/judge/judge-page.tsx')).JudgePage)
const PrintPage = loadedLater(async () => (await import('./pages/print/print-page.tsx')).PrintPage)
const PosterPage = loadedLater(
  async () => (await import('./pages/poster/poster-page.tsx')).PosterPage,
)

/** The pages of those who run events. */
const App = () => {
  const now = useStateOf(path)
  const code = nowhereIn(now)
  if (code !== null) return <JoinPage key={code} code={code} />
  const route = routeOf(now)
  switch (route.page) {
    case 'start':
      return <StartPage />
    case 'account':
      return <AccountPage />
    case 'desk':
      return <DeskPage key={route.event} event={route.event} />
    case 'clock':
      return <ClockPage key={route.event} event={route.event} />
    case 'judge':
      return <JudgePage key={route.event} event={route.event} />
    case 'print':
      return <PrintPage key={route.event} event={route.event} />
    case 'poster':
      return <PosterPage key={route.event} event={route.event} />
    default:
      return <MissingPage />
  }
}

const pages: { readonly [page: string]: { readonly bring: () => Promise<unknown> } } = {
  start: StartPage,
  account: AccountPage,
  desk: DeskPage,
  clock: ClockPage,
  judge: JudgePage,
  print: PrintPage,
  poster: PosterPage,
}

void show(<App />, { first: pages[routeOf(path.get()).page]?.bring() })
