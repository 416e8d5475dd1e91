import { useEffect, useState } from 'react'
import { signIn } from '../../access/who.ts'
import { TopBand } from '../../band/top-band.tsx'
import { Link } from '../../route/link.tsx'
import { goTo, pathOfEvent } from '../../route/route.ts'
import { useWords } from '../../words/use-words.ts'

/** Behind the hash: it never stands in an address that a server or a proxy writes down. */
const tokenIn = (hash: string): string => hash.replace(/^#/, '')

/** Where a link or a QR code leads: opens it and goes on to what it was for. */
export const SignInPage = () => {
  const { page, heading } = useWords()
  const [trouble, setTrouble] = useState<string | null>(null)
  useEffect(() => {
    const open = async () => {
      const reply = await signIn({ token: tokenIn(window.location.hash) })
      if (reply.kind === 'problem') setTrouble(reply.detail)
      else if (reply.kind !== 'ok') setTrouble(page.unreachable)
      else {
        const [grant] = reply.body.grants.toReversed()
        goTo(reply.body.account === null && grant ? pathOfEvent(grant.event) : '/')
      }
    }
    void open()
  }, [page])
  return (
    <>
      <TopBand />
      <main className="plain-page">
        <h1>{page.signIn}</h1>
        <p role="status">{trouble ?? page.openingLink}</p>
        {trouble !== null && (
          <p>
            <Link href="/">{heading('events')}</Link>
          </p>
        )}
      </main>
    </>
  )
}
