import { useId } from 'react'

type Props<T extends string> = {
  /** Read aloud, and shown while nothing is chosen. */
  readonly name: string
  readonly testId: string
  readonly value: T | ''
  readonly choices: readonly (readonly [value: T, text: string])[]
  readonly onChange: (value: T | '') => void
  readonly id?: string
  readonly isDisabled?: boolean
}

/** One of a few; says what is asked until something is chosen. */
export const ChoiceField = <T extends string>(props: Props<T>) => {
  const own = useId()
  const id = props.id ?? own
  return (
    <span className="choice-field">
      <label htmlFor={id} className="vh">
        {props.name}
      </label>
      <select
        id={id}
        data-testid={props.testId}
        className={props.value === '' ? 'unchosen' : undefined}
        value={props.value}
        disabled={props.isDisabled ?? false}
        onChange={(chosen) => props.onChange(chosen.target.value as T | '')}
      >
        <option value="">{props.name} …</option>
        {props.choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </span>
  )
}
