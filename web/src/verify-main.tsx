import './ui/every-page.ts'
import { createRoot } from 'react-dom/client'
import { OwnVerifyPage, ServedVerifyPage } from './pages/verify/verify-page.tsx'
import { routeOf } from './route/route-of.ts'
import { language } from './state/language.ts'

/** A reader of screens pronounces a page by the language it says it has. */
const tellLanguage = () => {
  document.documentElement.lang = language.get()
}

tellLanguage()
language.subscribe(tellLanguage)

const root = document.getElementById('root')
// Only a server has such addresses: opened from a disk, or as a file of its own, it asks for a file.
const route = routeOf(window.location.protocol === 'file:' ? '/' : window.location.pathname)
const page = route.page === 'verify' ? <ServedVerifyPage event={route.event} /> : <OwnVerifyPage />
if (root !== null) createRoot(root).render(page)
