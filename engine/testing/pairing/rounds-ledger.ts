import type { Account, Ledger, Line } from '../../src/standings/ledger.ts'
import type { PlayerId } from '../../src/vocabulary/ids.ts'
import type { Earned } from '../../src/vocabulary/outcome.ts'
import { id } from '../story.ts'

const earned = (outcome: Earned['outcome'], tournamentPoints: number): Earned => ({
  outcome,
  tournamentPoints,
  marginOfVictory: null,
})

/** `6-0`: what each of two has from their match. */
const scored = (own: number, other: number): Earned =>
  earned(own === other ? 'draw' : own > other ? 'win' : 'loss', own)

/**
 * A ledger from its rounds, a line each: `a-b` is a win of one point for a, `a-b 4-1` a match with
 * its points, `c bye` one of `win` points, `d missed` an unpaired loss.
 */
export const roundsLedger = (rounds: readonly string[], win = 1): Ledger => {
  const lines = new Map<PlayerId, Line[]>()
  const note = (player: string, line: Line) => {
    const own = lines.get(id(player)) ?? []
    lines.set(id(player), own)
    own.push(line)
  }
  rounds.forEach((told, index) => {
    const round = index + 1
    for (const table of told.split(', ')) {
      const [who = '', what = `${win}-0`] = table.split(' ')
      const [a = '', b] = who.split('-')
      if (b === undefined) {
        const line = what === 'bye' ? earned('bye', win) : earned('unpaired-loss', 0)
        note(a, { ...line, round, opponent: null })
      } else {
        const [first = 0, second = 0] = what.split('-').map(Number)
        note(a, { ...scored(first, second), round, opponent: id(b) })
        note(b, { ...scored(second, first), round, opponent: id(a) })
      }
    }
  })
  return new Map(
    [...lines].map(([player, own]): [PlayerId, Account] => [
      player,
      { player, lines: own, isRanked: true, deducted: 0 },
    ]),
  )
}
