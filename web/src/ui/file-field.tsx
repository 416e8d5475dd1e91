import { type ComponentProps, useId } from 'react'
import { buttonClass } from './button.tsx'
import './file-field.css'

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'id' | 'className'> & {
  readonly label: string
  readonly onChoose: (file: File | undefined) => void
  /** What was chosen is not answered yet. */
  readonly isPending?: boolean | undefined
}

/** A button that asks for a file. */
export const FileField = ({ label, onChoose, isPending, ...native }: Props) => {
  const id = useId()
  return (
    <span className="file-field">
      <label className={buttonClass()} htmlFor={id} aria-disabled={isPending}>
        {label}
      </label>
      <input
        {...native}
        id={id}
        className="vh"
        type="file"
        onChange={({ target }) => {
          onChoose(target.files?.[0])
          // Chosen again after a correction, the same file must be heard of again.
          target.value = ''
        }}
      />
    </span>
  )
}
