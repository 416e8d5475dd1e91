import { lazy } from 'react'
import { keepPage } from './offline/keep-page.ts'
import { MissingPage } from './pages/missing/missing-page.tsx'
import { PhonePage } from './pages/phone/phone-page.tsx'
import { SignInPage } from './pages/sign-in/sign-in-page.tsx'
import { path } from './route/route.ts'
import { routeOf } from './route/route-of.ts'
import { show } from './show.tsx'
import { useStateOf } from './state/use-state-of.ts'

const RegisterPage = lazy(async () => ({
  default: (await import('./pages/phone/register/register-page.tsx')).RegisterPage,
}))

/** The pages of players. What a player sees first is in the first file: a lazy one comes later. */
const PhoneApp = () => {
  const route = routeOf(useStateOf(path))
  switch (route.page) {
    case 'sign-in':
      return <SignInPage />
    case 'me':
      return <PhonePage key={route.event} event={route.event} />
    case 'match':
      return <PhonePage key={route.event} event={route.event} match={route.match} />
    case 'register':
      return <RegisterPage key={route.event} event={route.event} />
    default:
      return <MissingPage />
  }
}

void show(<PhoneApp />, { whole: () => void keepPage() })
