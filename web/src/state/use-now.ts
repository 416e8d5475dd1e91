import { useEffect, useState } from 'react'

/** The present, once a second while it is needed: a hidden clock must not redraw the page. */
export const useNow = (isNeeded: boolean): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isNeeded) return
    setNow(Date.now())
    const beat = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(beat)
  }, [isNeeded])
  return now
}
