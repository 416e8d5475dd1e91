import { type Pair, type Result, timeoutPoints } from '@topcut/engine'
import type { SidePoints } from '@topcut/protocol/words'
import type { Setting } from './draft.ts'

/** What each side counts when time has ended a game, in hundredths. */
export const sidePoints = ({ scoring }: Setting, result: Result): SidePoints | undefined =>
  result.ending === 'timeout' && 'timeout' in scoring
    ? timeoutPoints(result.table, scoring)
    : undefined

/** The same as a score in the order of the seats; null where nothing was counted. */
export const tableScore = (setting: Setting, result: Result): Pair<number> | null => {
  const points = sidePoints(setting, result)
  if (points === undefined || result.ending !== 'timeout') return null
  const [light, dark] = [points.light / 100, points.dark / 100]
  return result.light === 'first' ? [light, dark] : [dark, light]
}
