import fc from 'fast-check'
import type { Account, Ledger, Line } from '../../src/standings/ledger.ts'
import type { Earned } from '../../src/vocabulary/outcome.ts'
import { id } from '../story.ts'

const earned = (outcome: Earned['outcome'], points: number, marginOfVictory: number): Earned => ({
  outcome,
  tournamentPoints: points,
  marginOfVictory,
})

/** What a match can bring its two players. Few margins, so that ties are common. */
const match = fc.constantFrom<readonly [Earned, Earned]>(
  [earned('win', 5, 150), earned('loss', 0, 50)],
  [earned('loss', 0, 50), earned('win', 5, 150)],
  [earned('modified-win', 3, 105), earned('loss', 0, 95)],
  [earned('loss', 0, 95), earned('modified-win', 3, 105)],
  [earned('draw', 1, 100), earned('draw', 1, 100)],
)

const alone = fc.constantFrom<Earned>(earned('bye', 5, 150), earned('unpaired-loss', 0, 0))

/** Ledgers of a few players in which some have met, some sat out and some were disqualified. */
export const anyLedger: fc.Arbitrary<Ledger> = fc.integer({ min: 1, max: 7 }).chain((count) => {
  const pairs = Array.from({ length: count }, (_, a) =>
    Array.from({ length: a }, (_, b) => [a, b] as const),
  ).flat()
  return fc
    .record({
      matches: fc.array(fc.option(match), { minLength: pairs.length, maxLength: pairs.length }),
      unplayed: fc.array(fc.array(alone, { maxLength: 2 }), {
        minLength: count,
        maxLength: count,
      }),
      gone: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }),
    })
    .map(({ matches, unplayed, gone }) => {
      const lines = Array.from({ length: count }, (): Omit<Line, 'round'>[] => [])
      pairs.forEach(([a, b], index) => {
        const both = matches[index]
        if (both === undefined || both === null) return
        lines[a]?.push({ ...both[0], opponent: id(`p${b}`) })
        lines[b]?.push({ ...both[1], opponent: id(`p${a}`) })
      })
      unplayed.forEach((own, player) => {
        for (const line of own) lines[player]?.push({ ...line, opponent: null })
      })
      return new Map(
        lines.map((own, player) => {
          const account: Account = {
            player: id(`p${player}`),
            lines: own.map((line, index) => ({ ...line, round: index + 1 })),
            isRanked: gone[player] !== 0,
            deducted: 0,
          }
          return [account.player, account]
        }),
      )
    })
})

/** The same ledger with its players in another order, as if they had registered so. */
export const reordered = (ledger: Ledger, by: readonly number[]): Ledger =>
  new Map(
    [...ledger]
      .map((entry, index) => ({ entry, at: by[index] ?? 0 }))
      .sort((a, b) => a.at - b.at)
      .map(({ entry }) => entry),
  )
