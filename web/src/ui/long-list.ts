import { type RefCallback, useCallback, useDeferredValue, useState } from 'react'
import { flushSync } from 'react-dom'
import { openState } from '../state/state.ts'
import { useStateOf } from '../state/use-state-of.ts'

const lowestRow = 25

/** As many rows as the window can show. */
const inSight = (): number =>
  typeof window === 'undefined' ? 200 : Math.ceil(window.innerHeight / lowestRow)

const isPrinting = openState(false)

/** By each row that is there: tells it whether it is near the window. */
const rowsThere = new Map<Element, (isNear: boolean) => void>()

/** What somebody has opened or begun to type in a row must not go when they scroll on. */
const isWorkedIn = (row: Element): boolean =>
  row.matches(':has(:focus, form, [role=alert], [aria-expanded=true])')

/** Another window's height above and below: whoever scrolls finds rows, not their beginnings. */
const around =
  typeof window === 'undefined'
    ? null
    : new IntersectionObserver(
        (seen) => {
          for (const { target, isIntersecting } of seen) {
            if (isIntersecting || !isWorkedIn(target)) rowsThere.get(target)?.(isIntersecting)
          }
        },
        { rootMargin: '100% 0px' },
      )

if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', () => flushSync(() => isPrinting.set(true)))
  window.addEventListener('afterprint', () => isPrinting.set(false))
}

type LongList<T> = {
  /** Those in sight; right after, all of them. */
  readonly there: readonly T[]
  /** Of the rows at the beginning, and of everything that is printed: whole in any case. */
  readonly isWhole: (index: number) => boolean
}

/**
 * A list that may be long. What is in sight is there at once, all others right after: the browser
 * finds every name, screen readers count every row. Two thousand whole ones would leave the
 * keyboard without an answer, so a row far from the window has its names alone (`useNear`), except
 * on paper. Those up to `atLeast` are there from the start: somebody is on the way to one of them.
 */
export const useLongList = <T>(rows: readonly T[], atLeast = 0): LongList<T> => {
  const isPrinted = useStateOf(isPrinting)
  const [first] = useState(inSight)
  const areAllThere = useDeferredValue(true, false) || isPrinted
  return {
    there: areAllThere ? rows : rows.slice(0, Math.max(first, atLeast)),
    isWhole: (index) => isPrinted || index < first,
  }
}

/** Whether a row is near enough to the window to be drawn whole; `ref` is the row's. */
export const useNear = <E extends Element>(
  isWhole: boolean,
): readonly [ref: RefCallback<E>, isNear: boolean] => {
  const [isNear, setNear] = useState(isWhole)
  const ref = useCallback((row: E) => {
    rowsThere.set(row, setNear)
    around?.observe(row)
    return () => {
      rowsThere.delete(row)
      around?.unobserve(row)
    }
  }, [])
  return [ref, isWhole || isNear]
}
