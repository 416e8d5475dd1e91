import { cardGameLeaving } from './card-game.ts'
import { cardGameTeamLeaving } from './card-game-team.ts'
import type { LeavingTable } from './day.ts'
import { imperialAssaultLeaving } from './imperial-assault.ts'
import { xWingDeLeaving } from './x-wing-de.ts'
import { xWingEnLeaving } from './x-wing-en.ts'
import { xWingPlLeaving } from './x-wing-pl.ts'

/** Who goes when, and what happens: played to the end by a test, and shown on the documents' pages. */
export const leavingTables: { readonly [regulation: string]: LeavingTable } = {
  'x-wing/en-3.2': xWingEnLeaving,
  'x-wing/de': xWingDeLeaving,
  'x-wing/pl': xWingPlLeaving,
  'card-game/de-2014': cardGameLeaving,
  'card-game/de-2014-team': cardGameTeamLeaving,
  'imperial-assault/de-2.2.1': imperialAssaultLeaving,
}
