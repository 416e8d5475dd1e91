import type { Ending } from '@topcut/engine'
import type { Setting } from '../../../parts/result/draft.ts'
import { endingsIn } from '../../../parts/result/result-typed.ts'

/** Said by a leader at the desk, or by the boxes themselves. */
const notTicked: readonly Ending[] = [
  'games',
  'won',
  'no-show',
  'double-no-show',
  'match-loss',
  'double-loss',
  'withdrawal',
]

/** The endings that a slip has a place for. */
export const endingsOnSlip = (setting: Setting): readonly Ending[] =>
  endingsIn(setting).filter((ending) => !notTicked.includes(ending))
