import type { RefusalCode } from '@topcut/engine'
import Type, { type Static } from 'typebox'
import type { Same } from '../same.ts'
import { clockRefusals } from './clock.ts'
import { cutRefusals } from './cut.ts'
import { leadersRefusals } from './leaders.ts'
import { listsRefusals } from './lists.ts'
import { luckRefusals } from './luck.ts'
import { materialRefusals } from './material.ts'
import { missionsRefusals } from './missions.ts'
import { playersRefusals } from './players.ts'
import { resultsRefusals } from './results.ts'
import { roundsRefusals } from './rounds.ts'
import { rulingsRefusals } from './rulings.ts'
import { setUpRefusals } from './set-up.ts'
import { spineRefusals } from './spine.ts'
import { tablesRefusals } from './tables.ts'

/** Every rules "no" that can stand on record. */
export const refusalSchema = Type.Union([
  ...spineRefusals,
  ...setUpRefusals,
  ...playersRefusals,
  ...leadersRefusals,
  ...listsRefusals,
  ...roundsRefusals,
  ...luckRefusals,
  ...tablesRefusals,
  ...clockRefusals,
  ...resultsRefusals,
  ...cutRefusals,
  ...rulingsRefusals,
  ...materialRefusals,
  ...missionsRefusals,
])

/** Does not compile where a subject is left out. */
true satisfies Same<Static<typeof refusalSchema>['code'], RefusalCode>
