import type { Outcome, PlayerId, PublicPlayer, PublicTables } from '@topcut/engine'

/** One round of one player: whom they met and what it earned, as far as everybody may know. */
export type PlayerLine = {
  readonly round: number
  readonly opponent: PublicPlayer | null
  readonly outcome: Outcome | null
  readonly tournamentPoints: number | null
  readonly marginOfVictory: number | null
}

/** The rounds a standing is made of, as they were played. */
export const playerLines = (
  rounds: readonly PublicTables[],
  player: PlayerId,
): readonly PlayerLine[] =>
  rounds.flatMap(({ number, tables, byes }): readonly PlayerLine[] => {
    const table = tables.find(({ players }) => players.some((one) => one.player === player))
    const index = table?.players[0].player === player ? 0 : 1
    const bye = byes.find((one) => one.player === player)
    if (table === undefined && bye === undefined) return []
    const earned = table === undefined ? bye?.earned : table.earned?.[index]
    return [
      {
        round: number,
        opponent: table?.players[1 - index] ?? null,
        outcome: earned?.outcome ?? null,
        tournamentPoints: earned?.tournamentPoints ?? null,
        marginOfVictory: earned?.marginOfVictory ?? null,
      },
    ]
  })
