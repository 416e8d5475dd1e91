import { useEffect, useState } from 'react'

/** Longer than a thumb that is on its way needs to arrive. */
export const pressOnItsWay = 500

/**
 * Whether what is said here has only just come: a press that was on its way was meant for what stood
 * there before, and must not do the new thing unread.
 */
export const useJustCome = (what: string): boolean => {
  const [known, setKnown] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setKnown(what), pressOnItsWay)
    return () => clearTimeout(timer)
  }, [what])
  return known !== what
}
