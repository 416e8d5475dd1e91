import type { PlayerId } from '../../vocabulary/ids.ts'
import { isWin, type Ledger, linesOf } from '../ledger.ts'
import type { Sheet, TieBreaker } from './tie-breaker.ts'

/** Lifts the player who met and beat every other of the group; the rest stays level. */
export const headToHead: TieBreaker = {
  measure: 'head-to-head',
  kind: 'leader',
  isRepeated: false,
  leader: (group, ledger) => leaderOf(group, ledger),
}

/** The same, asked again of those who are left. */
export const headToHeadRepeated: TieBreaker = { ...headToHead, isRepeated: true }

const leaderOf = (group: readonly Sheet[], ledger: Ledger): PlayerId | null => {
  const players = group.map((sheet) => sheet.player)
  // Nobody can have beaten more than he has met.
  const hasMetEnough = (player: PlayerId) => linesOf(ledger, player).length >= players.length - 1
  const leader = players.find(
    (player) =>
      hasMetEnough(player) &&
      players.every((other) => other === player || hasBeaten(player, other, ledger)),
  )
  return leader ?? null
}

/** Where two met more than once, the one with more wins has beaten the other. */
const hasBeaten = (player: PlayerId, other: PlayerId, ledger: Ledger): boolean => {
  const wins = (of: PlayerId, against: PlayerId) =>
    linesOf(ledger, of).filter((line) => line.opponent === against && isWin(line)).length
  return wins(player, other) > wins(other, player)
}
