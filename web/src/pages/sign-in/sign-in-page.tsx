import { Suspense, useEffect, useState } from 'react'
import { loadedLater } from '../../route/loaded-later.ts'
import { goTo } from '../../route/route.ts'
import { signIn } from '../../state/who.ts'
import { TopBand } from '../../ui/band/top-band.tsx'
import { shellWords } from '../../words/shell.ts'
import { useWords } from '../../words/use-words.ts'
import type { LinkTrouble } from './dead-link.tsx'
import { landing } from './landing.ts'
import './sign-in.css'

/** Players come by a link: their phones need not load the words of accounts. */
const SignInForm = loadedLater(async () => (await import('./sign-in-form.tsx')).SignInForm)

const DeadLink = loadedLater(async () => (await import('./dead-link.tsx')).DeadLink)

/** Behind the hash: it never stands in an address that a server or a proxy writes down. */
const tokenIn = (hash: string): string => hash.replace(/^#/, '')

/** Where a link or a QR code leads, and where everybody else signs in by name. */
export const SignInPage = () => (tokenIn(window.location.hash) === '' ? <ByName /> : <ByLink />)

const ByName = () => {
  const words = useWords(shellWords)
  return (
    <>
      <TopBand />
      <main className="plain-page sign-in">
        <h1>{words.signIn}</h1>
        <Suspense>
          <SignInForm />
        </Suspense>
      </main>
    </>
  )
}

/** Opens a link and goes on to what it was for. */
const ByLink = () => {
  const words = useWords(shellWords)
  const [trouble, setTrouble] = useState<LinkTrouble | null>(null)
  useEffect(() => {
    const open = async () => {
      const reply = await signIn({ token: tokenIn(window.location.hash) })
      if (reply.kind === 'problem') setTrouble(reply)
      else if (reply.kind !== 'ok') setTrouble({ code: 'unreachable', detail: words.unreachable })
      else goTo(landing(reply.body, window.matchMedia('(max-width: 700px)').matches))
    }
    void open()
  }, [words])
  return (
    <>
      <TopBand />
      {trouble === null ? (
        <main className="plain-page">
          <p role="status">{words.openingLink}</p>
        </main>
      ) : (
        <Suspense>
          <DeadLink trouble={trouble} />
        </Suspense>
      )}
    </>
  )
}
