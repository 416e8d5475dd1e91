import { type ReactNode, useId } from 'react'
import type { Option } from './choice.tsx'
import { rove } from './roving.ts'
import './choice.css'

type Props<T> = {
  readonly label: string
  readonly value: T
  readonly tabs: readonly Option<NoInfer<T>>[]
  readonly onChange: (value: T) => void
  /** The class of what the open tab shows. */
  readonly className?: string | undefined
  /** What the open tab shows. */
  readonly children: ReactNode
}

/** Several views of one place, one at a time: the arrows open what they reach. */
export const Tabs = <T,>({ label, value, tabs, onChange, className, children }: Props<T>) => {
  const id = useId()
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className="tabs"
        onKeyDown={(key) => rove(key)?.click()}
      >
        {tabs.map((one) => {
          const isOpen = one.value === value
          return (
            <button
              key={`${one.value}`}
              type="button"
              role="tab"
              id={isOpen ? `${id}-tab` : undefined}
              aria-selected={isOpen}
              aria-controls={isOpen ? `${id}-panel` : undefined}
              aria-label={one.label}
              title={one.title}
              data-testid={one.testId}
              disabled={one.isDisabled}
              tabIndex={isOpen ? 0 : -1}
              onClick={() => onChange(one.value)}
            >
              {one.text}
            </button>
          )
        })}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab`} className={className}>
        {children}
      </div>
    </>
  )
}
