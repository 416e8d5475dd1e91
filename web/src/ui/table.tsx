import { type ComponentProps, startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import './table.css'

/** A table with the look of all of them. */
export const Table = ({ className = '', ...rest }: ComponentProps<'table'>) => (
  <table {...rest} className={`grid ${className}`.trim()} />
)

/** The others follow in such steps. */
const step = 200
const lowestRow = 25

/** As many are drawn at once as the window can show. */
const inSight = (): number =>
  typeof window === 'undefined' ? step : Math.ceil(window.innerHeight / lowestRow)

/**
 * The rows of a long table, those in sight at once and the others right after: two thousand in
 * one go would leave the keyboard without an answer. All of them are there in the end, so that the
 * browser finds every name and screen readers count them; whoever prints before has them, too.
 * Those up to `atLeast` are there from the start: somebody is on the way to one of them.
 */
export const useDrawnRows = <T,>(rows: readonly T[], atLeast = 0): readonly T[] => {
  const [drawn, setDrawn] = useState(inSight)
  const isPart = drawn < rows.length
  useEffect(() => {
    if (!isPart) return
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + step)), 0)
    const print = () => flushSync(() => setDrawn(Number.POSITIVE_INFINITY))
    window.addEventListener('beforeprint', print)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('beforeprint', print)
    }
  }, [isPart, drawn])
  return isPart ? rows.slice(0, Math.max(drawn, atLeast)) : rows
}
