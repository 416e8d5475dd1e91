import { type ReactNode, useId } from 'react'
import { rove } from './roving.ts'
import './choice.css'

export type Option<T> = {
  readonly value: T
  readonly text: ReactNode
  /** Read out instead, where the text alone would not tell. */
  readonly label?: string | undefined
  readonly title?: string | undefined
  readonly testId?: string | undefined
  readonly isDisabled?: boolean | undefined
}

type Props<T> = {
  readonly label: string
  /** Null: none of them yet. */
  readonly value: T | null
  readonly options: readonly Option<NoInfer<T>>[]
  readonly onChange: (value: T) => void
  readonly className?: string | undefined
}

/** One of a few, all in sight. The arrows only look at them: choosing may be a command. */
export const Choice = <T,>({ label, value, options, onChange, className = 'tabs' }: Props<T>) => {
  const isChosen = options.some((one) => one.value === value)
  return (
    <div role="radiogroup" aria-label={label} className={className} onKeyDown={rove}>
      {options.map((one, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a radio button of the browser would be chosen by its arrows
        <button
          key={`${one.value}`}
          type="button"
          role="radio"
          aria-checked={one.value === value}
          aria-label={one.label}
          title={one.title}
          data-testid={one.testId}
          disabled={one.isDisabled}
          tabIndex={(isChosen ? one.value === value : index === 0) ? 0 : -1}
          onClick={() => onChange(one.value)}
        >
          {one.text}
        </button>
      ))}
    </div>
  )
}

type SegmentsProps<T> = Props<T> & {
  /** Otherwise it is only read out. */
  readonly isLabelShown?: boolean | undefined
  readonly hint?: ReactNode
  /** One below the other. */
  readonly isTall?: boolean | undefined
}

/** One of a few as wide as a thumb likes it: the browser's own radio buttons under another look. */
export const Segments = <T,>(props: SegmentsProps<T>) => {
  const { label, value, options, onChange, isTall, isLabelShown, hint } = props
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-describedby={hint === undefined ? undefined : `${name}-hint`}
      className="segments-field"
    >
      {isLabelShown && <p aria-hidden="true">{label}</p>}
      <div className={isTall ? 'segments tall' : 'segments'}>
        {options.map((one) => (
          <label key={`${one.value}`} title={one.title}>
            <input
              type="radio"
              name={name}
              aria-label={one.label}
              data-testid={one.testId}
              disabled={one.isDisabled}
              checked={one.value === value}
              onChange={() => onChange(one.value)}
            />
            <span>{one.text}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p className="field-hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
