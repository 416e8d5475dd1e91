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

/** So long an empty window is no slow one; then it says that something is coming. */
const patience = 300

type Coming = {
  /** What the page at this address is made of. */
  readonly first?: Promise<unknown> | undefined
  /** Hears when all of it has come. */
  readonly whole?: () => void
}

/** Shown before, a note that something is coming would stand longer than that takes. */
const hasCome = (first: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    // One that cannot be loaded is asked for again where it is shown.
    first.catch(() => {}),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ])

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

/** Puts an application into its document. */
export const show = async (page: ReactNode, { first, whole }: Coming = {}): Promise<void> => {
  const root = document.getElementById('root')
  if (root === null) return
  await bringOwnWords()
  if (first !== undefined) await hasCome(first)
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
    whole?.()
  }, idle)
}
