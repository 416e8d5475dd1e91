import { useId } from 'react'

type Props = {
  readonly name: string
  readonly testId: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly className?: string
  readonly isNumber?: boolean
  readonly maxLength?: number
  /** What usual answers there are; others can be typed as well. */
  readonly usual?: readonly (readonly [value: string, text: string])[]
}

/** Only what a number of points can be written with. */
const numeric = (text: string) =>
  text
    .replaceAll('−', '-')
    .replace(/(?!^-)\D/g, '')
    .slice(0, 4)

/** One line under its name. */
export const TextField = (props: Props) => {
  const id = useId()
  const { usual = [] } = props
  return (
    <div className={`field ${props.className ?? ''}`}>
      <label htmlFor={id}>{props.name}</label>
      <input
        id={id}
        data-testid={props.testId}
        value={props.value}
        maxLength={props.maxLength ?? 80}
        inputMode={props.isNumber ? 'numeric' : undefined}
        autoComplete="off"
        spellCheck={false}
        {...(usual.length === 0 ? {} : { list: `${id}-usual` })}
        onChange={({ target }) =>
          props.onChange(props.isNumber ? numeric(target.value) : target.value)
        }
      />
      {usual.length > 0 && (
        <datalist id={`${id}-usual`}>
          {usual.map(([one, text]) => (
            <option key={one} value={one} label={text} />
          ))}
        </datalist>
      )}
    </div>
  )
}
