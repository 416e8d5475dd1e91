import { cardGameDe2014 } from './card-game-de-2014/regulation.ts'
import { cardGameDe2014Team } from './card-game-de-2014/team-regulation.ts'
import { imperialAssaultDe221 } from './imperial-assault-de-2.2.1/regulation.ts'
import type { Regulation } from './regulation.ts'
import { xWingDe } from './x-wing-de/regulation.ts'
import { xWingEn32 } from './x-wing-en-3.2/regulation.ts'
import { xWingPl } from './x-wing-pl/regulation.ts'

/** Every published document that events can be run by. */
export const regulations: readonly [Regulation, ...Regulation[]] = [
  xWingEn32,
  xWingDe,
  xWingPl,
  cardGameDe2014,
  cardGameDe2014Team,
  imperialAssaultDe221,
]

export const regulationOf = (id: string): Regulation | null =>
  regulations.find((regulation) => regulation.id === id) ?? null
