import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react'
import './dialog.css'

type Props = Omit<ComponentProps<'dialog'>, 'ref' | 'open' | 'onClose' | 'aria-label'> & {
  readonly label: string
  /** It is closed by Escape, by a form with `method="dialog"`, or by whoever holds its `ref`. */
  readonly onClose: () => void
  readonly ref?: RefObject<HTMLDialogElement | null> | undefined
  /** A press beside it closes it too. */
  readonly isDismissable?: boolean | undefined
}

/**
 * Open for as long as it is drawn. The browser keeps the keyboard inside and gives the focus back
 * when it is closed.
 */
export const Dialog = ({ label, onClose, ref, isDismissable, className = '', ...rest }: Props) => {
  const own = useRef<HTMLDialogElement>(null)
  const dialog = ref ?? own
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Taken away while it is open, it would leave the focus nowhere.
    return () => shown?.close()
  }, [dialog])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it from the keyboard
    <dialog
      {...rest}
      ref={dialog}
      className={`dialog ${className}`.trim()}
      aria-label={label}
      onClose={({ currentTarget }) => {
        // Heard late, of a dialog that is open again or no longer there.
        if (currentTarget.isConnected && !currentTarget.open) onClose()
      }}
      onClick={(press) => {
        rest.onClick?.(press)
        if (isDismissable && press.target === press.currentTarget) press.currentTarget.close()
      }}
    />
  )
}
