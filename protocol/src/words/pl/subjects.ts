import type { EventWords } from '../subject-words.ts'
import { calls } from './calls.ts'
import { clock } from './clock.ts'
import { cut } from './cut.ts'
import { leaders } from './leaders.ts'
import { lists } from './lists.ts'
import { luck } from './luck.ts'
import { material } from './material.ts'
import { missions } from './missions.ts'
import { players } from './players.ts'
import { results } from './results.ts'
import { rounds } from './rounds.ts'
import { rulings } from './rulings.ts'
import { setUp } from './set-up.ts'
import { spine } from './spine.ts'
import { tables } from './tables.ts'

export const subjects: EventWords = {
  ...calls,
  ...clock,
  ...cut,
  ...leaders,
  ...lists,
  ...luck,
  ...material,
  ...missions,
  ...players,
  ...results,
  ...rounds,
  ...rulings,
  ...setUp,
  ...spine,
  ...tables,
}
