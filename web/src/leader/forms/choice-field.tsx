import { useId } from 'react'

export type Choice<T extends string> = readonly [value: T, text: string]

type Props<T extends string> = {
  readonly label: string
  readonly value: T
  readonly choices: readonly Choice<T>[]
  readonly onChange: (value: T) => void
  readonly testId: string
}

/** One of several, with its label above. */
export const ChoiceField = <T extends string>(props: Props<T>) => {
  const { label, value, choices, onChange, testId } = props
  const id = useId()
  return (
    <span className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        data-testid={testId}
        onChange={(chosen) => onChange(chosen.target.value as T)}
      >
        {choices.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </span>
  )
}
