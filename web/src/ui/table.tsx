import type { ComponentProps } from 'react'
import './table.css'

/** A table with the look of all of them. */
export const Table = ({ className = '', ...rest }: ComponentProps<'table'>) => (
  <table {...rest} className={`grid ${className}`.trim()} />
)
