import { lazy } from 'react'
import { keepPage } from './offline/keep-page.ts'
import { MissingPage } from './pages/missing/missing-page.tsx'
import { PublicPage } from './pages/public/public-page.tsx'
import { path } from './route/route.ts'
import { routeOf } from './route/route-of.ts'
import { show } from './show.tsx'
import { useStateOf } from './state/use-state-of.ts'

const WallPage = lazy(async () => ({
  default: (await import('./pages/wall/wall-page.tsx')).WallPage,
}))

const OverlayPage = lazy(async () => ({
  default: (await import('./pages/overlay/overlay-page.tsx')).OverlayPage,
}))

/** The pages of everybody else. */
const PublicApp = () => {
  const route = routeOf(useStateOf(path))
  switch (route.page) {
    case 'public':
      return <PublicPage key={route.event} event={route.event} />
    case 'embed':
      return <PublicPage key={route.event} event={route.event} isFramed />
    case 'overlay':
      return <OverlayPage key={route.event} event={route.event} />
    case 'wall':
      return <WallPage key={route.event} event={route.event} />
    default:
      return <MissingPage />
  }
}

void show(<PublicApp />, { whole: () => void keepPage() })
