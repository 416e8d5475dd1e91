import type { Command } from '@topcut/engine'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'

type Props = {
  readonly onGive: (command: Command) => void
  readonly onLeave: () => void
}

/** Why a pairing that waits is thrown away for another one: everybody will read it. */
export const RedrawForm = ({ onGive, onLeave }: Props) => {
  const { page } = useWords(deskWords)
  const { adjust } = page.rounds
  const [reason, setReason] = useState('')
  return (
    <form
      className="inline redraw"
      data-testid="redraw"
      onKeyDown={(key) => key.key === 'Escape' && onLeave()}
      onSubmit={(submitted) => {
        submitted.preventDefault()
        if (reason.trim() !== '') onGive({ kind: 'pair-round', reason: reason.trim() })
      }}
    >
      <TextField
        className={null}
        label={adjust.why}
        data-testid="redraw-reason"
        // The form was just asked for.
        autoFocus
        required
        value={reason}
        onChange={setReason}
      />
      <Button type="submit" data-testid="redraw-give">
        {page.pairAgain}
      </Button>
      <Button tone="quiet" data-testid="redraw-keep" onClick={onLeave}>
        {adjust.keep}
      </Button>
    </form>
  )
}
