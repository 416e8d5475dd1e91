import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { stepOf } from './roving.ts'
import './combobox.css'

type Line = {
  readonly key: string
  readonly content: ReactNode
  readonly isDisabled?: boolean | undefined
}

type Props<T extends Line> = {
  readonly label: string
  /** What stands in it while it is empty; the label, unless told otherwise. */
  readonly placeholder?: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
  /** What the letters find, the best first. */
  readonly lines: readonly T[]
  readonly onTake: (line: T) => void
  readonly testId: string
  readonly lineTestId?: string | undefined
}

/**
 * A field and what its letters find. The keyboard stays in the field: the arrows, Home and End go
 * through the lines, Enter takes one.
 */
export const Combobox = <T extends Line>(props: Props<T>) => {
  const { label, value, lines } = props
  const id = useId()
  const [at, setAt] = useState(0)
  const here = Math.min(at, lines.length - 1)
  const hear = (key: KeyboardEvent) => {
    // Left and right belong to the letters.
    const step = /^Arrow(Left|Right)$/.test(key.key) ? null : stepOf(key.key, here, lines.length)
    const line = lines[here]
    if (step !== null && !key.shiftKey) {
      key.preventDefault()
      setAt(step)
      document.getElementById(`${id}-${step}`)?.scrollIntoView({ block: 'nearest' })
    } else if (key.key === 'Enter') {
      key.preventDefault()
      if (line !== undefined && !line.isDisabled) props.onTake(line)
    }
  }
  return (
    <>
      <label className="vh" htmlFor={`${id}-field`}>
        {label}
      </label>
      <input
        id={`${id}-field`}
        data-testid={props.testId}
        role="combobox"
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={`${id}-lines`}
        aria-activedescendant={lines.length === 0 ? undefined : `${id}-${here}`}
        autoComplete="off"
        spellCheck={false}
        placeholder={props.placeholder ?? label}
        value={value}
        onChange={({ target }) => {
          setAt(0)
          props.onChange(target.value)
        }}
        onKeyDown={hear}
      />
      <div id={`${id}-lines`} role="listbox" aria-label={label} className="found">
        {lines.map((line, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field above
          <div
            key={line.key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === here}
            aria-disabled={line.isDisabled}
            data-testid={props.lineTestId}
            onClick={() => !line.isDisabled && props.onTake(line)}
          >
            {line.content}
          </div>
        ))}
      </div>
    </>
  )
}
