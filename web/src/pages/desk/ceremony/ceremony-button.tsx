import type { Place } from '@topcut/engine'
import { useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { Button } from '../../../ui/button.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { Ceremony } from './ceremony.tsx'

/** Opens the ceremony: once all is played, it is what comes next. */
export const CeremonyButton = ({ places }: { readonly places: readonly Place[] }) => {
  const { state } = useLeading()
  const { page } = useWords(deskWords)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        tone={state.finished === null ? 'plain' : 'next'}
        data-testid="ceremony"
        onClick={() => setOpen(true)}
      >
        {page.afterwards.ceremony.open}
      </Button>
      {isOpen && <Ceremony places={places} onClose={() => setOpen(false)} />}
    </>
  )
}
