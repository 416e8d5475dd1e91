import type { FactKind } from '@topcut/engine'
import Type, { type Static } from 'typebox'
import type { Same } from '../same.ts'
import { callsFacts } from './calls.ts'
import { clockFacts } from './clock.ts'
import { cutFacts } from './cut.ts'
import { leadersFacts } from './leaders.ts'
import { listsFacts } from './lists.ts'
import { luckFacts } from './luck.ts'
import { materialFacts } from './material.ts'
import { missionsFacts } from './missions.ts'
import { playersFacts } from './players.ts'
import { resultsFacts } from './results.ts'
import { roundsFacts } from './rounds.ts'
import { rulingsFacts } from './rulings.ts'
import { setUpFacts } from './set-up.ts'
import { spineFacts } from './spine.ts'
import { tablesFacts } from './tables.ts'

/** Everything that can stand in a log; whether it can have happened there is the engine's question. */
export const factSchema = Type.Union([
  ...setUpFacts,
  ...playersFacts,
  ...leadersFacts,
  ...listsFacts,
  ...roundsFacts,
  ...luckFacts,
  ...tablesFacts,
  ...clockFacts,
  ...resultsFacts,
  ...cutFacts,
  ...rulingsFacts,
  ...callsFacts,
  ...materialFacts,
  ...missionsFacts,
  ...spineFacts,
])

/** Does not compile where a subject is left out. */
true satisfies Same<Static<typeof factSchema>['kind'], FactKind>
