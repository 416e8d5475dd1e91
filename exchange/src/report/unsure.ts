import { type Ledger, playerId } from '@topcut/engine'
import type { Scenario } from '../scenario/scenario.ts'
import type { Discrepancy, DiscrepancyKind } from './discrepancy.ts'

/** Whose figures cannot be worked out, because a match of theirs is missing or cannot be read. */
export type Unsure = {
  readonly results: (player: string) => boolean
  /** The same for what others bring: somebody they met is unsure. */
  readonly schedule: (player: string) => boolean
}

const unread: readonly DiscrepancyKind[] = ['impossible-score', 'unknown-result']
const absent: readonly DiscrepancyKind[] = ['missing-match', 'duplicate-player', 'unknown-player']

/** What follows from an error that is named already is not another one. */
export const unsureIn = (
  noted: readonly Discrepancy[],
  { rounds }: Scenario,
  ledger: Ledger,
): Unsure => {
  const unsure = new Set<string>()
  const swiss = rounds.filter(({ stage }) => stage === 'swiss')
  // In the last round matches may still be played; before that a result is missing.
  for (const match of swiss.slice(0, -1).flatMap(({ matches }) => matches)) {
    if (!('players' in match) || match.result !== null) continue
    for (const one of match.players) unsure.add(one)
  }
  for (const { what, player, round } of noted) {
    if (player === null || round === null) continue
    if (absent.includes(what)) unsure.add(player)
    if (!unread.includes(what)) continue
    const matches = rounds[round - 1]?.matches ?? []
    for (const match of matches) {
      if (!('players' in match) || match.result !== null || !match.players.includes(player))
        continue
      for (const one of match.players) unsure.add(one)
    }
  }
  const met = (player: string) =>
    ledger
      .get(playerId(player))
      ?.lines.some(({ opponent }) => opponent !== null && unsure.has(opponent)) === true
  return {
    results: (player) => unsure.has(player),
    schedule: (player) => unsure.has(player) || met(player),
  }
}
