import { dayText } from '@topcut/protocol/words'
import type { CSSProperties, ReactNode } from 'react'
import { timeText } from '../../../words/time-text.ts'
import { usePaper } from '../paper-context.ts'
import { paperSizes } from '../paper-size.ts'
import './leaf.css'

type BareProps = {
  readonly isLandscape?: boolean
  readonly className?: string
  readonly style?: { readonly [V in `--${string}`]: string | number }
  readonly children: ReactNode
}

/** One side of a sheet of paper, in its true size. */
export const BareLeaf = ({ isLandscape = false, className = '', style, children }: BareProps) => {
  const { size, words } = usePaper()
  const { width, height } = paperSizes[size]
  const [across, down] = isLandscape ? [height, width] : [width, height]
  return (
    <section
      className={`leaf ${size}${isLandscape ? ' landscape' : ''} ${className}`}
      lang={words.language}
      style={{ '--across': `${across}mm`, '--down': `${down}mm`, ...style } as CSSProperties}
    >
      {children}
    </section>
  )
}

/** Whoever keeps the sheet can show later that nothing before it was changed. */
export const CodeOnPaper = ({ code }: { readonly code: string | null }) =>
  code === null ? null : (
    <p className="code-on-paper" data-testid="code-on-paper">
      {code}
    </p>
  )

export type LeafProps = {
  readonly title: string
  /** What this leaf is about among others of its kind: letters, a round, a side. */
  readonly part?: ReactNode
  readonly note?: ReactNode
  readonly number?: number
  readonly of?: number
  readonly isLandscape?: boolean
  /** How much smaller than usual, so that one leaf less is needed. */
  readonly scale?: number
  readonly children: ReactNode
}

/** A leaf with its title above, and below what event it belongs to and how old it is. */
export const Leaf = ({
  title,
  part,
  note,
  number = 1,
  of = 1,
  scale = 1,
  children,
  ...rest
}: LeafProps) => {
  const { state, words, print, code, asOf } = usePaper()
  const { name, date } = state.created
  return (
    <BareLeaf {...rest}>
      <header className="leaf-head">
        <h2>{title}</h2>
        {part !== undefined && <p className="leaf-part">{part}</p>}
        {note !== undefined && <p className="leaf-note">{note}</p>}
      </header>
      <div className="leaf-body">
        <div className="leaf-fit" style={{ zoom: scale }}>
          {children}
        </div>
      </div>
      <footer className="leaf-foot">
        <span translate="no">{name}</span>
        <span>{dayText(words.language, date)}</span>
        <span>{print.asOf(timeText(words.language, asOf))}</span>
        {of > 1 && <span>{print.leafOf(number, of)}</span>}
        <CodeOnPaper code={code} />
      </footer>
    </BareLeaf>
  )
}
