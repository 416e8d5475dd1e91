import type { CardPlace } from '@topcut/engine'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../../ui/button.tsx'
import type { CardEditor } from '../card-editor.ts'
import { CardFinder } from '../finder/card-finder.tsx'

type Props = {
  readonly editor: CardEditor
  readonly place: CardPlace
  /** What goes there. */
  readonly text: string
  readonly label: string
  readonly testId: string
}

/** A place for a card: pressed, it is typed into. */
export const OpenPlace = ({ editor, place, text, label, testId }: Props) => {
  const { edits, clauses, onChange } = editor
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (!isOpen) {
    return (
      <Button
        ref={button}
        tone="bare"
        className="card-place open"
        data-testid={testId}
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true">+</span> <span>{text}</span>
      </Button>
    )
  }
  return (
    <CardFinder
      label={label}
      clauses={clauses}
      place={place}
      suggest={edits.suggest}
      testId={`${testId}-find`}
      onClose={(how) => {
        flushSync(() => setOpen(false))
        // Whoever went elsewhere stays there.
        if (how === 'escape') button.current?.focus()
      }}
      onTake={(id) => {
        setOpen(false)
        onChange(edits.put(place, id))
      }}
    />
  )
}
