import { PassphrasePrompt } from './access/passphrase-prompt.tsx'
import { TopBand } from './band/top-band.tsx'
import { useCell } from './cell/use-cell.ts'
import { ClockPage } from './pages/clock/clock-page.tsx'
import { DeskPage } from './pages/desk/desk-page.tsx'
import { SignInPage } from './pages/sign-in/sign-in-page.tsx'
import { StartPage } from './pages/start/start-page.tsx'
import { Link } from './route/link.tsx'
import { path } from './route/route.ts'
import { routeOf } from './route/route-of.ts'
import { useWords } from './words/use-words.ts'

const MissingPage = () => {
  const { term, heading } = useWords()
  return (
    <>
      <TopBand />
      <main className="plain-page">
        <h1>{term('page-missing')}</h1>
        <p>
          <Link href="/">{heading('events')}</Link>
        </p>
      </main>
    </>
  )
}

export const App = () => (
  <>
    <Page />
    <PassphrasePrompt />
  </>
)

const Page = () => {
  const route = routeOf(useCell(path))
  switch (route.page) {
    case 'start':
      return <StartPage />
    case 'sign-in':
      return <SignInPage />
    case 'desk':
      return <DeskPage key={route.event} event={route.event} />
    case 'clock':
      return <ClockPage key={route.event} event={route.event} />
    case 'missing':
      return <MissingPage />
  }
}
