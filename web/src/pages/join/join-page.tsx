import { useEffect } from 'react'
import { JoinField } from '../../parts/join/join-field.tsx'
import { Link } from '../../route/link.tsx'
import { TopBand } from '../../ui/band/top-band.tsx'
import { Note } from '../../ui/note.tsx'
import { joinWords } from '../../words/join.ts'
import { shellWords } from '../../words/shell.ts'
import { useWords } from '../../words/use-words.ts'

/** As it was typed; what is no address at all is shown as it stands. */
const readable = (code: string): string => {
  try {
    return decodeURIComponent(code)
  } catch {
    return code
  }
}

/** A short address that leads nowhere: what may be wrong with it, and the field to try again. */
export const JoinPage = ({ code }: { readonly code: string }) => {
  const words = useWords(joinWords)
  const shell = useWords(shellWords)
  const typed = readable(code).slice(0, 20)
  useEffect(() => {
    document.title = `${words.title} – Topcut`
  }, [words])
  return (
    <>
      <TopBand />
      <main className="plain-page join-page">
        <h1>{words.title}</h1>
        {typed !== '' && (
          <>
            <Note tone="wrong" role="alert" data-testid="join-nowhere">
              {words.nowhere(typed)}
            </Note>
            <p>{typed.includes('-') ? words.slip : words.help}</p>
          </>
        )}
        <JoinField typed={typed.includes('-') ? '' : typed} />
        <p>
          <Link href="/">{shell.toEvents}</Link>
        </p>
      </main>
    </>
  )
}
