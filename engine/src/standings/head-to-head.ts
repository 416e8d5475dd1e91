import type { PlayerId } from '../vocabulary/ids.ts'
import { isWin, type Ledger, linesOf } from './ledger.ts'

/** Who met and beat every other of a level group; null where nobody did. */
export const headToHead = (players: readonly PlayerId[], ledger: Ledger): PlayerId | null => {
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
