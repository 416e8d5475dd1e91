import type { ReactNode } from 'react'
import { Brand } from './brand.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import './top-band.css'

/** Ink above: the mark, where one is, and the switches. */
export const TopBand = ({ children }: { readonly children?: ReactNode }) => (
  <header className="top on-band">
    <Brand />
    {children}
    <span className="tools">
      <LanguageSwitch />
      <ThemeSwitch />
    </span>
  </header>
)
