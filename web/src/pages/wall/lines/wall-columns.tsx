import type { ReactNode } from 'react'
import { useFitted } from './use-fitted.ts'
import './wall-columns.css'

type Props<T> = {
  readonly lines: readonly T[]
  readonly keyOf: (line: T) => string
  /** Whatever its height hangs on. */
  readonly textOf: (line: T) => string
  /** How many columns may stand side by side. */
  readonly columns: readonly number[]
  /** In pixels: beyond this, letters are large enough. */
  readonly most: number
  readonly className?: string
  readonly line: (line: T) => ReactNode
}

/** A page of lines, read column by column, as large as all of them fit. */
export const WallColumns = <T,>(props: Props<T>) => {
  const { lines, keyOf, textOf, columns, most, className = '', line } = props
  const place = useFitted(lines.map(textOf).join('|'), columns, most)
  return (
    <div ref={place} className="wall-fitted" data-testid="wall-columns">
      <ol className={`wall-columns ${className}`}>
        {lines.map((one) => (
          <li key={keyOf(one)}>{line(one)}</li>
        ))}
      </ol>
    </div>
  )
}

/** A word that is longer than this is broken: one name must not make all others small. */
const longestWord = 22

/** A name, whole: on two lines where one is not enough. */
export const WallName = ({ children: name }: { readonly children: string }) => {
  const isBroken = name.split(/[\s-]/).some((word) => word.length > longestWord)
  return (
    <span className={isBroken ? 'p broken' : 'p'} translate="no" data-whole>
      {name}
    </span>
  )
}
