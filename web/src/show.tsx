import './ui/every-page.ts'
import { type ReactNode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { LoadingPage } from './pages/missing/loading-page.tsx'
import { PassphrasePrompt } from './pages/sign-in/passphrase-prompt.tsx'
import { fetchTheRest } from './route/loaded-later.ts'
import { language, pageLanguage } from './state/language.ts'
import { RuleHost } from './ui/rule/rule-host.tsx'
import { bringWords } from './words/later/bring-words.ts'

/** After the first paint, while nobody waits for anything. */
const idle = 1_500

/** A reader of screens pronounces a page by the language it says it has. */
const tellLanguage = () => {
  document.documentElement.lang = language.get()
}

/** Kept by the browser from before a choice, a page comes in another language than the chosen one. */
const bringOwnWords = () =>
  bringWords(language.get()).catch(() => {
    // Better in another language than not at all.
    language.set(pageLanguage)
  })

/** Puts an application into its document; `whole` hears when all of it has come. */
export const show = async (page: ReactNode, whole = () => {}): Promise<void> => {
  const root = document.getElementById('root')
  if (root === null) return
  await bringOwnWords()
  tellLanguage()
  language.subscribe(tellLanguage)
  createRoot(root).render(
    <>
      <Suspense fallback={<LoadingPage />}>{page}</Suspense>
      <Suspense>
        <PassphrasePrompt />
      </Suspense>
      <RuleHost />
    </>,
  )
  setTimeout(async () => {
    if (!(await fetchTheRest())) return
    document.documentElement.dataset['whole'] = 'yes'
    whole()
  }, idle)
}
