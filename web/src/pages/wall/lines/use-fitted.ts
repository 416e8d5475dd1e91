import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Pixels; what is smaller than the first is not read by anybody. */
const smallest = 8

const isWhole = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
  scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 1

/**
 * Whether all of it stands inside, and no word sticks out of its line. What runs along in a line has
 * no width to stick out of: Firefox names what it needs beside a 0, and nothing would ever fit.
 */
const fits = (place: HTMLElement): boolean =>
  isWhole(place) &&
  [...place.querySelectorAll('[data-whole]')].every(
    ({ scrollWidth, clientWidth }) => clientWidth === 0 || scrollWidth <= clientWidth + 1,
  )

const largest = (place: HTMLElement, most: number): number => {
  const isFitting = (size: number): boolean => {
    place.style.setProperty('--l', `${size}px`)
    return fits(place)
  }
  if (isFitting(most)) return most
  let [low, high] = [smallest, most]
  while (high - low > 0.5) {
    const between = (low + high) / 2
    if (isFitting(between)) low = between
    else high = between
  }
  return low
}

/** The letters as large as all lines fit, in the number of columns that makes them largest. */
const fitIn = (place: HTMLElement, columns: readonly number[], most: number): void => {
  const tries = columns.map((count) => {
    place.style.setProperty('--columns', `${count}`)
    return { count, size: largest(place, most) }
  })
  const best = tries.reduce((one, two) => (two.size > one.size ? two : one))
  place.style.setProperty('--columns', `${best.count}`)
  place.style.setProperty('--l', `${best.size}px`)
}

/**
 * Fills a part of the screen: a name that is cut off, or an empty half of the screen, helps nobody
 * at the back of the hall. `key` says what stands there: the same lines need no second look.
 */
export const useFitted = (
  key: string,
  columns: readonly number[],
  most: number,
): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null)
  const choices = columns.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lines have to be fitted anew
  useLayoutEffect(() => {
    const element = place.current
    if (element === null) return
    const again = () => fitIn(element, choices.split(',').map(Number), most)
    again()
    const watch = new ResizeObserver(again)
    watch.observe(element)
    return () => watch.disconnect()
  }, [key, choices, most])
  return place
}
