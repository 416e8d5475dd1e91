import type { ReactNode } from 'react'
import { Link } from '../../route/link.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import './top-band.css'

/** The mark: an order, and the line where it is cut. */
const mark = (
  <>
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d="M2 3.5h16M2 8h11" stroke="currentColor" strokeWidth="2.6" />
      <path d="M0 12.3h20" stroke="var(--tc-next)" strokeWidth="1.6" strokeDasharray="3.2 2" />
      <path d="M2 16.6h7" stroke="currentColor" strokeWidth="2.6" opacity=".45" />
    </svg>
    Topcut
  </>
)

type Props = {
  readonly children?: ReactNode
  /** Without a server there is no way home. */
  readonly isAlone?: boolean
  /** Behind the switches: who one is here. */
  readonly end?: ReactNode
}

/** Ink above: the mark, where one is, and the switches. */
export const TopBand = ({ children, isAlone = false, end }: Props) => (
  <header className="top on-band">
    {isAlone ? (
      <span className="brand">{mark}</span>
    ) : (
      <Link className="brand" href="/">
        {mark}
      </Link>
    )}
    {children}
    <span className="tools">
      <LanguageSwitch />
      <ThemeSwitch />
      {end}
    </span>
  </header>
)
