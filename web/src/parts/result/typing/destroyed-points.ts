import type { Ending } from '@topcut/engine'
import { count, type Draft, type ScoringBy, type Setting } from './draft.ts'
import { absence, isAbsence, missing, type Typed } from './typed.ts'

type Own = Setting<ScoringBy<'destroyed-points'>>
type Scored = 'destruction' | 'time' | 'mutual-destruction'

const isScored = (ending: Ending): ending is Scored =>
  ending === 'destruction' || ending === 'time' || ending === 'mutual-destruction'

/** What the scores say by themselves. */
export const destroyedPointsEnding = (draft: Draft, { scoring }: Own): Ending => {
  const { endings, fullScore } = scoring
  const full = [draft.first, draft.second].filter((text) => count(text) === fullScore.value)
  const suggested: Ending =
    full.length === 2 ? 'mutual-destruction' : full.length === 1 ? 'destruction' : 'time'
  return endings.value.includes(suggested) ? suggested : (endings.value[0] ?? 'time')
}

/** What has to decide equal scores, once they are equal. */
export const deciderOf = (
  draft: Draft,
  ending: Ending,
  { scoring, stage }: Own,
): 'initiative' | 'salvo' | null => {
  const [first, second] = [count(draft.first), count(draft.second)]
  if (!isScored(ending) || first === null || first !== second) return null
  const decider = stage === 'swiss' ? scoring.equalInSwiss.value : scoring.equalInElimination.value
  return decider === 'draw' ? null : decider
}

export const destroyedPointsTyped = (draft: Draft, ending: Ending, setting: Own): Typed => {
  const [first, second] = [count(draft.first), count(draft.second)]
  if (isScored(ending)) {
    if (first === null || second === null) return missing('scores')
    const decider = deciderOf(draft, ending, setting)
    const seat = decider === null ? '' : draft[decider]
    const score = [first, second] as const
    const decided = decider === null || seat === '' ? {} : { [decider]: seat }
    return { result: { ending, score, ...decided } }
  }
  if (isAbsence(ending)) return absence(ending, draft.by)
  if (ending === 'intentional-draw') return { result: { ending, witness: draft.witness.trim() } }
  if (ending === 'concession') {
    if (draft.by === '') return missing('who')
    // Nothing typed is nothing destroyed: a player may concede before the first shot.
    return { result: { ending, by: draft.by, score: [first ?? 0, second ?? 0] } }
  }
  return { result: { ending: 'double-loss' } }
}
