import { useEffect, useRef } from 'react'
import { useStateOf } from '../../../state/use-state-of.ts'
import { openSound, playSound, vibrate } from './sound.ts'
import { tellMe } from './tell-me.ts'

/**
 * Makes itself heard when `pairing` changes: a new table, or a bye. The title says it in any case,
 * until somebody looks.
 */
export const useAlert = (pairing: string | null, title: string): void => {
  const isTold = useStateOf(tellMe)
  const known = useRef(pairing)

  useEffect(() => {
    if (!isTold) return
    window.addEventListener('pointerdown', openSound)
    return () => window.removeEventListener('pointerdown', openSound)
  }, [isTold])

  useEffect(() => {
    document.title = title
    if (pairing === known.current) return
    known.current = pairing
    if (pairing === null) return
    if (isTold) {
      playSound()
      vibrate()
    }
    if (document.visibilityState !== 'hidden') return
    document.title = `● ${title}`
    const seen = () => {
      document.title = title
    }
    document.addEventListener('visibilitychange', seen, { once: true })
    return () => document.removeEventListener('visibilitychange', seen)
  }, [pairing, title, isTold])
}
