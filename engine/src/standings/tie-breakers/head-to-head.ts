import type { PlayerId } from '../../vocabulary/ids.ts'
import { isWin, type Ledger, linesOf } from '../ledger.ts'
import type { TieBreaker } from './tie-breaker.ts'

/** Lifts the player who met and beat every other of the group. */
export const headToHead: TieBreaker = {
  kind: 'leader',
  leader: (group, ledger) => {
    const players = group.map((sheet) => sheet.player)
    const leader = players.find((player) =>
      players.every((other) => other === player || hasBeaten(player, other, ledger)),
    )
    return leader ?? null
  },
}

/** Where two met more than once, the one with more wins has beaten the other. */
const hasBeaten = (player: PlayerId, other: PlayerId, ledger: Ledger): boolean => {
  const wins = (of: PlayerId, against: PlayerId) =>
    linesOf(ledger, of).filter((line) => line.opponent === against && isWin(line)).length
  return wins(player, other) > wins(other, player)
}
