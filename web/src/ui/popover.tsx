import { type ComponentProps, type ReactNode, useId, useRef } from 'react'
import { Button } from './button.tsx'
import './popover.css'

type Props = Omit<ComponentProps<typeof Button>, 'content' | 'popoverTarget'> & {
  /** What it is called when it opens. */
  readonly label: string
  /** What it shows. */
  readonly content: ReactNode
}

/**
 * Below the button where there is room, above it otherwise; from its left edge or, near the right
 * one of the window, up to its right edge.
 */
const place = (panel: HTMLElement, button: HTMLElement) => {
  const { left, right, top, bottom } = button.getBoundingClientRect()
  const { offsetWidth, offsetHeight, style } = panel
  const { clientWidth, clientHeight } = document.documentElement
  const isBelow = bottom + offsetHeight <= clientHeight || top < offsetHeight
  const start = left + offsetWidth <= clientWidth ? left : right - offsetWidth
  style.left = `${Math.max(0, start)}px`
  style.top = `${isBelow ? bottom : top - offsetHeight}px`
  panel.dataset['placed'] = 'yes'
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
          if (newState === 'open' && opener.current !== null) place(currentTarget, opener.current)
          else delete currentTarget.dataset['placed']
        }}
      >
        {content}
      </div>
    </>
  )
}
