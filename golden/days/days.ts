import type { GoldenDesk } from '../desk.ts'
import { cardGameDay } from './card-game.ts'
import { cardGameTeamDay } from './card-game-team.ts'
import { imperialAssaultDay } from './imperial-assault.ts'
import { xWingDeDay } from './x-wing-de.ts'
import { xWingEnDay } from './x-wing-en.ts'
import { xWingPlDay } from './x-wing-pl.ts'

/** For each document a day on which people do what it has words for, and are told when it says no. */
export const bookDays: { readonly [regulation: string]: (desk: GoldenDesk) => void } = {
  'x-wing/en-3.2': xWingEnDay,
  'x-wing/de': xWingDeDay,
  'x-wing/pl': xWingPlDay,
  'card-game/de-2014': cardGameDay,
  'card-game/de-2014-team': cardGameTeamDay,
  'imperial-assault/de-2.2.1': imperialAssaultDay,
}
