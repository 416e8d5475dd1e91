import { useEffect, useState } from 'react'

/** How long a page stands. */
const pageSeconds = 10

export type Turn = {
  /** Which of the pages is shown. */
  readonly page: number
  /** Until the next one. */
  readonly secondsLeft: number
}

/** One page after the other; a new set begins with its first. */
export const useTurn = (pages: number, set: string): Turn => {
  const [at, setAt] = useState({ set, beat: 0 })
  const beat = at.set === set ? at.beat : 0
  const isTurning = pages > 1
  useEffect(() => {
    setAt({ set, beat: 0 })
    if (!isTurning) return
    const timer = setInterval(
      () => setAt((before) => ({ set, beat: before.set === set ? before.beat + 1 : 1 })),
      1000,
    )
    return () => clearInterval(timer)
  }, [set, isTurning])
  return {
    page: pages === 0 ? 0 : Math.floor(beat / pageSeconds) % pages,
    secondsLeft: pageSeconds - (beat % pageSeconds),
  }
}
