import { useEffect } from 'react'
import { keepAwake } from './keep-awake.ts'
import { isOverTls } from './over-tls.ts'

/** Whether this page can keep the screen on at all. */
export const canStayAwake = (): boolean => isOverTls() && 'wakeLock' in navigator

/** Keeps the screen on while it is wanted and somebody looks; over plain HTTP nothing happens. */
export const useAwake = (isWanted: boolean): void => {
  useEffect(() => {
    if (!isWanted || !canStayAwake()) return
    return keepAwake({
      ask: () => navigator.wakeLock.request('screen'),
      isSeen: () => document.visibilityState === 'visible',
      whenSeenOrNot: (then) => {
        document.addEventListener('visibilitychange', then)
        return () => document.removeEventListener('visibilitychange', then)
      },
    })
  }, [isWanted])
}
