import { serverTime } from './live/server-clock.ts'
import { useNow } from './use-now.ts'

/** The present by the server's clock, once a second while it is needed. */
export const useServerTime = (isNeeded: boolean): number => serverTime(useNow(isNeeded))
