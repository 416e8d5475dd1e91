import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Note } from './note.tsx'
import './toast.css'

type Props = {
  readonly tone: 'good' | 'warn' | 'wrong'
  readonly children: ReactNode
  /** What the button that takes it away says. */
  readonly close: string
  readonly onClose: () => void
  readonly testId?: string | undefined
}

/**
 * At the bottom of the window, whatever is shown: whoever pressed the button at the end of a long
 * form has to see what came of it.
 */
export const Toast = ({ tone, children, close, onClose, testId }: Props) => (
  <div
    className={`toast ${tone}`}
    role={tone === 'wrong' ? 'alert' : 'status'}
    data-testid={testId}
  >
    <Note tone={tone}>{children}</Note>
    <Button size="line" onClick={onClose}>
      {close}
    </Button>
  </div>
)
