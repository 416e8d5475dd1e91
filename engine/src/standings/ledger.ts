import type { PlayerId } from '../vocabulary/ids.ts'
import type { Earned } from '../vocabulary/outcome.ts'

/** One player's round: what it earned, and against whom. */
export type Line = Earned & {
  readonly round: number
  /** Null for a bye or an unpaired loss. */
  readonly opponent: PlayerId | null
}

export type Account = {
  readonly player: PlayerId
  readonly lines: readonly Line[]
  /** False for the disqualified, who are listed without a place. */
  readonly isRanked: boolean
  /** Tournament points taken away by a ruling. */
  readonly deducted: number
}

export type Ledger = ReadonlyMap<PlayerId, Account>

/** Lines in which nobody sat opposite. */
export const isUnplayed = (line: Line): boolean =>
  line.outcome === 'bye' || line.outcome === 'earned-bye' || line.outcome === 'unpaired-loss'

export const isWin = (line: Line): boolean =>
  line.outcome === 'win' || line.outcome === 'modified-win'

export const pointsOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + line.tournamentPoints, 0)

/** What a player has in all: a deduction never takes anybody below nothing. */
export const totalOf = ({ lines, deducted }: Pick<Account, 'lines' | 'deducted'>): number =>
  Math.max(0, pointsOf(lines) - deducted)

export const marginOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + (line.marginOfVictory ?? 0), 0)

export const linesOf = (ledger: Ledger, player: PlayerId): readonly Line[] =>
  ledger.get(player)?.lines ?? []
