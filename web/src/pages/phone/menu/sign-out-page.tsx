import { useState } from 'react'
import { pathOfEvent } from '../../../route/route-of.ts'
import { signOut } from '../../../state/who.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { phoneWords } from '../../../words/phone.ts'
import { phonePagesWords } from '../../../words/phone-pages.ts'
import { useWords } from '../../../words/use-words.ts'
import { BackBand } from '../phone-band.tsx'
import { usePhone } from '../phone-context.ts'

/** Where a phone goes from hand to hand: the way back is the own link, so it is asked about. */
export const SignOutPage = () => {
  const { session, waiting } = usePhone()
  const words = useWords(phoneWords)
  const pages = useWords(phonePagesWords)
  const [isAlone, setAlone] = useState(false)
  const goOut = async () => {
    const isOut = (await signOut()).kind === 'ok'
    setAlone(!isOut)
    if (!isOut) return
    session.close()
    // Loaded anew: what the page still holds in memory goes with it.
    window.location.replace(pathOfEvent(session.event, 'public'))
  }
  return (
    <>
      <BackBand title={pages.signOut} />
      <main className="phone-page">
        <p className="lead">{pages.signOutAsk}</p>
        <p>{pages.signOutNote}</p>
        {waiting.length > 0 && <Note tone="warn">{pages.signOutUnsent}</Note>}
        {isAlone && (
          <Note tone="wrong" role="status">
            {words.noServer}
          </Note>
        )}
        <Button size="big" data-testid="go-out" onClick={goOut}>
          {pages.signOutNow}
        </Button>
        <a className={buttonClass({ tone: 'next', size: 'big' })} href="#match">
          {pages.stay}
        </a>
      </main>
    </>
  )
}
