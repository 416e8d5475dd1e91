import { useEffect } from 'react'

/** As far as the browser lets a page: over plain HTTP it does not, and the screen's own setting rules. */
export const useAwake = (): void => {
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') {
        navigator.wakeLock?.request('screen').catch(() => {})
      }
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
  }, [])
}
