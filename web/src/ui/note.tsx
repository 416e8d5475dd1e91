import type { ComponentProps } from 'react'
import { Sign } from './sign.tsx'
import './note.css'

const signs = { good: 'check', warn: 'warn', wrong: 'differ' } as const

type Tone = keyof typeof signs

/** A sentence about how things stand, with the sign of its colour. */
export const Note = ({
  tone,
  className = '',
  children,
  ...rest
}: ComponentProps<'p'> & { readonly tone: Tone }) => (
  <p {...rest} className={`${tone} ${className}`.trim()}>
    <Sign name={signs[tone]} /> {children}
  </p>
)

type PillProps = ComponentProps<'span'> & { readonly tone?: Exclude<Tone, 'wrong'> | 'plain' }

/** A word or two beside a name. */
export const Pill = ({ tone = 'plain', className = '', ...rest }: PillProps) => (
  <span {...rest} className={`pill ${tone} ${className}`.trim()} />
)
