import { TopBand } from './band/top-band.tsx'
import { useCell } from './cell/use-cell.ts'
import { DeskPage } from './pages/desk/desk-page.tsx'
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

export const App = () => {
  const route = routeOf(useCell(path))
  switch (route.page) {
    case 'start':
      return <StartPage />
    case 'desk':
      return <DeskPage key={route.event} event={route.event} />
    case 'missing':
      return <MissingPage />
  }
}
