import {
  isBracket,
  type ListOf,
  type OwnTable,
  type Pair,
  type Regulation,
  type Seat,
  type SquadList,
} from '@topcut/engine'
import type { Setting } from '../../../parts/result/draft.ts'
import { allDice } from '../../../parts/result/ships.ts'

/** Who plays the light side by the pairing; null where somebody chooses, or there are no sides. */
const lightSeat = ({ side, players }: OwnTable): Seat | null => {
  if (side === undefined || !('light' in side)) return null
  return side.light === players[0].player ? 'first' : 'second'
}

export const shipsIn = (list: SquadList | null): ListOf<'squad'>['ships'] =>
  list?.kind === 'squad' ? list.ships : []

/** What both squads attack with, where this phone knows both lists. */
const diceKnown = (table: OwnTable, own: Seat, list: SquadList | null): Pair<number> | null => {
  const [mine, theirs] = [shipsIn(list), shipsIn(table.opponent.list)]
  return allDice(own === 'first' ? [mine, theirs] : [theirs, mine])
}

/** What a result at the own table is typed and scored by. */
export const slipSetting = (
  { scoring }: Regulation,
  table: OwnTable,
  own: Seat,
  list: SquadList | null,
  isTimeLeft = false,
): Setting => {
  const { stage, game, untimed } = table.slip
  return {
    scoring: isBracket(stage) ? scoring.elimination : scoring.swiss,
    stage,
    game: game ?? null,
    light: lightSeat(table),
    dice: diceKnown(table, own, list),
    ...(untimed === undefined ? {} : { isUntimed: true }),
    ...(isTimeLeft ? { hasTimeLeft: true } : {}),
  }
}
