import { buttonLabel } from '@topcut/protocol/words'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'

type Props = {
  readonly what: string
  readonly by: string
  readonly onUndo: () => void
  readonly onLeave: () => void
}

/** What Ctrl Z is about to take back: from far away nobody sees what was done last. */
export const UndoAsked = ({ what, by, onUndo, onLeave }: Props) => {
  const { page, term, language } = useWords(deskWords)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const before = document.activeElement
    button.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes whatever has the focus inside
    <div
      className="undo-asked"
      data-testid="undo-asked"
      onKeyDown={(key) => {
        if (key.key === 'Escape') onLeave()
      }}
    >
      <p>
        {page.afterwards.undo.again} <b>{what}</b> <small className="faint">{by}</small>
      </p>
      <Button ref={button} size="small" data-testid="undo-asked-do" onClick={onUndo}>
        {buttonLabel(language, 'undo')}
      </Button>
      <Button tone="on-ink" size="small" onClick={onLeave}>
        {term('cancel')}
      </Button>
    </div>
  )
}
