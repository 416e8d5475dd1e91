import { type HTMLAttributes, useId } from 'react'

type Props = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly testId: string
  readonly max?: number
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  /** Lines of text, where one would not do. */
  readonly rows?: number
}

/** A text with its label; `max` is where the server would refuse it. */
export const TextField = ({ label, value, onChange, testId, max = 500, ...more }: Props) => {
  const id = useId()
  const { rows, inputMode } = more
  const shared = { id, value, maxLength: max, 'data-testid': testId, autoComplete: 'off' }
  return (
    <span className={rows === undefined ? 'field' : 'field wide'}>
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? (
        <input
          {...shared}
          inputMode={inputMode}
          onChange={(typed) => onChange(typed.target.value)}
        />
      ) : (
        <textarea {...shared} rows={rows} onChange={(typed) => onChange(typed.target.value)} />
      )}
    </span>
  )
}
