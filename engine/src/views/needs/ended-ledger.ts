import type { Account, Ledger, Line } from '../../standings/ledger.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Earned } from '../../vocabulary/outcome.ts'
import type { Pair } from '../../vocabulary/seat.ts'
import { type Contest, totalWith } from './contest.ts'

/** Lines that are still to come, and whose they will be. */
export type Coming = readonly (readonly [PlayerId, Line])[]

export const comingFrom = ([a, b]: Pair<PlayerId>, earned: Pair<Earned>, round: number): Coming => [
  [a, { ...earned[0], round, opponent: b }],
  [b, { ...earned[1], round, opponent: a }],
]

/** A ledger with what is to come; the one it began with stays as it is. */
export const endedLedger = (ledger: Ledger, coming: Coming): Ledger => {
  const ended = new Map<PlayerId, Account>(ledger)
  for (const [player, line] of coming) {
    const account = ended.get(player)
    if (account !== undefined) ended.set(player, { ...account, lines: [...account.lines, line] })
  }
  return ended
}

/** Who of the field is above a player in the end, and all who are level, also who plays no more. */
export const around = (
  contest: Contest,
  coming: Coming,
): { readonly above: number; readonly level: readonly PlayerId[] } => {
  const { ledger, player, inField } = contest
  const gains = new Map<PlayerId, number>()
  for (const [one, { tournamentPoints }] of coming) {
    gains.set(one, (gains.get(one) ?? 0) + tournamentPoints)
  }
  const totalOf = (one: PlayerId) => totalWith(contest, one, gains.get(one) ?? 0)
  const at = totalOf(player)
  const level: PlayerId[] = []
  let above = 0
  for (const other of ledger.values()) {
    if (other.player === player || !other.isRanked) continue
    const total = totalOf(other.player)
    if (total === at) level.push(other.player)
    else if (total > at && inField.has(other.player)) above++
  }
  return { above, level }
}
