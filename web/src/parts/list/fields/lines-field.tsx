import { useId } from 'react'

type Props = {
  readonly name: string
  readonly testId: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly rows?: number
  readonly maxLength?: number
}

/** Several lines under their name, as high as what is typed. */
export const LinesField = ({ name, testId, value, onChange, rows = 2, maxLength }: Props) => {
  const id = useId()
  return (
    <div className="field wide">
      <label htmlFor={id}>{name}</label>
      <textarea
        id={id}
        data-testid={testId}
        rows={Math.min(24, Math.max(rows, value.split('\n').length))}
        value={value}
        maxLength={maxLength ?? 20_000}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
