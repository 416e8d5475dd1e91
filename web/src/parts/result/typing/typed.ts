import type { Ending, Result, Seat } from '@topcut/engine'

/** What a draft still lacks before the document can be asked about it. */
type Missing = 'scores' | 'who' | 'games' | 'winner' | 'light' | 'table'

export type Typed = { readonly result: Result } | { readonly missing: Missing }

export const missing = (what: Missing): Typed => ({ missing: what })

type Absence = Extract<Ending, 'no-show' | 'match-loss' | 'withdrawal'>

/** Endings in which one player does not come, leaves or is ruled out: no way of scoring differs. */
export const isAbsence = (ending: Ending): ending is Absence =>
  ending === 'no-show' || ending === 'match-loss' || ending === 'withdrawal'

/** Endings in which one player gives up, does not come or is ruled out. */
export const needsWho = (ending: Ending): boolean => ending === 'concession' || isAbsence(ending)

export const absence = (ending: Absence, by: Seat | ''): Typed =>
  by === '' ? missing('who') : { result: { ending, by } }
