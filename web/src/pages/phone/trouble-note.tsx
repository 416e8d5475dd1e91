import { Suspense } from 'react'
import { loadedLater } from '../../route/loaded-later.ts'
import { useStateOf } from '../../state/use-state-of.ts'
import { Toast } from '../../ui/toast.tsx'
import { phoneWords } from '../../words/phone.ts'
import { useWords } from '../../words/use-words.ts'
import { usePhone } from './phone-context.ts'

const TroubleSentence = loadedLater(
  async () => (await import('./said/trouble-sentence.tsx')).TroubleSentence,
)

/** What the server did not take, wherever one is by now: it may have been sent an hour ago. */
export const TroubleNote = () => {
  const { session } = usePhone()
  const words = useWords(phoneWords)
  const trouble = useStateOf(session.trouble)
  if (trouble === null) return null
  return (
    <Toast
      tone="wrong"
      testId="trouble"
      close={words.understood}
      onClose={() => session.trouble.set(null)}
    >
      <Suspense fallback={words.notTaken}>
        <TroubleSentence trouble={trouble} />
      </Suspense>
    </Toast>
  )
}
