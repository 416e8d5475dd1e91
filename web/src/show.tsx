import './ui/every-page.ts'
import { type ReactNode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { LoadingPage } from './pages/missing/loading-page.tsx'
import { PassphrasePrompt } from './pages/sign-in/passphrase-prompt.tsx'
import { fetchTheRest } from './route/loaded-later.ts'
import { language } from './state/language.ts'

/** After the first paint, while nobody waits for anything. */
const idle = 1_500

/** A reader of screens pronounces a page by the language it says it has. */
const tellLanguage = () => {
  document.documentElement.lang = language.get()
}

/** Puts an application into its document. */
export const show = (page: ReactNode): void => {
  const root = document.getElementById('root')
  if (root === null) return
  tellLanguage()
  language.subscribe(tellLanguage)
  createRoot(root).render(
    <>
      <Suspense fallback={<LoadingPage />}>{page}</Suspense>
      <Suspense>
        <PassphrasePrompt />
      </Suspense>
    </>,
  )
  setTimeout(() => void fetchTheRest(), idle)
}
