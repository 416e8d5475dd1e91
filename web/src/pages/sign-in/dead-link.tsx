import { useEffect } from 'react'
import { JoinField } from '../../parts/join/join-field.tsx'
import { Link } from '../../route/link.tsx'
import { joinWords } from '../../words/join.ts'
import { shellWords } from '../../words/shell.ts'
import { useWords } from '../../words/use-words.ts'

/** What the server says about a link that it does not open. */
export type LinkTrouble = { readonly code: string; readonly detail: string }

/** A link that opens nothing: what is wrong with it, and the ways on for a player. */
export const DeadLink = ({ trouble: { code, detail } }: { readonly trouble: LinkTrouble }) => {
  const { link } = useWords(joinWords)
  const shell = useWords(shellWords)
  const isDead = code === 'link-not-open'
  const isElsewhere = code === 'link-elsewhere'
  const heading = isDead ? link.dead : isElsewhere ? link.elsewhere : link.unopened
  useEffect(() => {
    document.title = `${heading} – Topcut`
  }, [heading])
  return (
    <main className="plain-page sign-in" data-testid="dead-link">
      <h1>{heading}</h1>
      <p role="alert">{isDead ? link.why : detail}</p>
      {(isDead || isElsewhere) && (
        <>
          <p>{link.orCode}</p>
          <JoinField />
        </>
      )}
      <p>
        <Link href="/">{shell.toEvents}</Link> · <a href="/in">{shell.signIn}</a>
      </p>
    </main>
  )
}
