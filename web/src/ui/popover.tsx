import { type ComponentProps, type ReactNode, useId, useRef } from 'react'
import { Button } from './button.tsx'
import { placeBeside } from './place-beside.ts'
import './popover.css'

type Props = Omit<ComponentProps<typeof Button>, 'content' | 'popoverTarget'> & {
  /** What it is called when it opens. */
  readonly label: string
  /** What it shows. */
  readonly content: ReactNode
}

/**
 * A button that opens something beside itself. The browser closes it by Escape or a press
 * elsewhere, and gives the focus back.
 */
export const Popover = ({ label, content, ...button }: Props) => {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button {...button} ref={opener} popoverTarget={id} aria-haspopup="dialog" />
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className="popover"
        onToggle={({ newState, currentTarget }) => {
          if (newState === 'open' && opener.current !== null)
            placeBeside(currentTarget, opener.current)
          else delete currentTarget.dataset['placed']
        }}
      >
        {content}
      </div>
    </>
  )
}
