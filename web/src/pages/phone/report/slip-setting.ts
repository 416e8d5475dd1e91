import { isBracket, type OwnTable, type Regulation, type Seat } from '@topcut/engine'
import type { Setting } from '../../../parts/result/draft.ts'

/** Who plays the light side by the pairing; null where somebody chooses, or there are no sides. */
const lightSeat = ({ side, players }: OwnTable): Seat | null => {
  if (side === undefined || !('light' in side)) return null
  return side.light === players[0].player ? 'first' : 'second'
}

/** What a result at the own table is typed and scored by. */
export const slipSetting = ({ scoring }: Regulation, table: OwnTable): Setting => {
  const { stage, game } = table.slip
  return {
    scoring: isBracket(stage) ? scoring.elimination : scoring.swiss,
    stage,
    game: game ?? null,
    light: lightSeat(table),
  }
}
