import { type Ref, useId } from 'react'

type Props<T extends string> = {
  readonly name: string
  readonly testId: string
  readonly value: T | ''
  readonly choices: readonly (readonly [value: T, text: string])[]
  /** What stands there while nothing is chosen; absent: something always is. */
  readonly none?: string
  readonly className?: string
  readonly onChange: (value: T | '') => void
  readonly ref?: Ref<HTMLSelectElement>
}

/** One of a few under its name. A value that is no choice any more is shown, not lost. */
export const PickField = <T extends string>(props: Props<T>) => {
  const id = useId()
  const { value, choices } = props
  const isKnown = value === '' || choices.some(([one]) => one === value)
  return (
    <div className={`field ${props.className ?? ''}`}>
      <label htmlFor={id}>{props.name}</label>
      <select
        id={id}
        ref={props.ref}
        data-testid={props.testId}
        value={value}
        onChange={({ target }) => props.onChange(target.value as T | '')}
      >
        {props.none !== undefined && <option value="">{props.none}</option>}
        {!isKnown && <option value={value}>{value}</option>}
        {choices.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
