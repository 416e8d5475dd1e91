import { useEffect } from 'react'
import { useStateOf } from './use-state-of.ts'
import { askWho, type Who, who } from './who.ts'

/** Asks when first needed, and again while the server cannot be reached. */
export const useWho = (): Who => {
  const known = useStateOf(who)
  useEffect(() => {
    if (known === 'loading') void askWho()
    if (known !== 'unreachable') return
    const timer = setInterval(() => void askWho(), 2000)
    return () => clearInterval(timer)
  }, [known])
  return known
}
