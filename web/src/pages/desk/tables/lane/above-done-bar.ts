import { type RefObject, useLayoutEffect } from 'react'

/** The bar below grows with what it says: without this it would lie over the line being typed. */
export const useAboveDoneBar = (lane: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const bar = document.querySelector('.done-bar')
    if (bar === null) return
    const follow = () => {
      lane.current?.style.setProperty('--below', `${bar.getBoundingClientRect().height}px`)
    }
    follow()
    const watching = new ResizeObserver(follow)
    watching.observe(bar)
    return () => watching.disconnect()
  }, [lane])
}
