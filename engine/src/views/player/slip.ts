import { objectionRefusal } from '../../event/reading/result-refusal.ts'
import { isBracket } from '../../event/reading/rounds.ts'
import { type ScoreDoubt, scoreDoubts } from '../../event/reading/score-doubts.ts'
import type { Refusal } from '../../event/spine/answers.ts'
import { regulationOf } from '../../regulations/catalogue.ts'
import { wayOf } from '../../scoring/catalogue.ts'
import type { Setting } from '../../scoring/way.ts'
import type { Readings } from '../../vocabulary/option.ts'
import type { Earned } from '../../vocabulary/outcome.ts'
import type { Result } from '../../vocabulary/result.ts'
import type { Pair } from '../../vocabulary/seat.ts'
import type { SquadList } from '../../vocabulary/squad-list.ts'
import type { StageKind } from '../../vocabulary/stage.ts'

/** What a result of one match is judged by: all that a phone without the log needs to know. */
export type Slip = {
  readonly regulation: string
  readonly readings: Readings
  readonly stage: StageKind
  readonly game?: string
} & Pick<Setting, 'untimed' | 'light'>

type SlipVerdict =
  | { readonly refusal: Refusal; readonly earned: null }
  | { readonly refusal: null; readonly earned: Pair<Earned> }

const wins: readonly Earned['outcome'][] = ['win', 'modified-win', 'bye']

/** What the document says to a result before it is handed in; null where the document is unknown. */
export const slipVerdict = (
  { regulation: id, readings, stage, ...game }: Slip,
  result: Result,
): SlipVerdict | null => {
  const regulation = regulationOf(id)
  if (regulation === null) return null
  const { scoring, bye } = regulation
  const scorer = wayOf(isBracket(stage) ? scoring.elimination : scoring.swiss).scorer({
    ...{ bye, readings, stage },
    ...game,
  })
  const refused = (refusal: Refusal): SlipVerdict => ({ refusal, earned: null })
  const objection = scorer.objection(result)
  if (objection !== null) return refused(objectionRefusal(objection, id))
  const earned = scorer.earned(result)
  // A bracket goes on with a winner: a level match must be decided before it can be entered.
  const isOpen = isBracket(stage) && !earned.some(({ outcome }) => wins.includes(outcome))
  return isOpen
    ? refused({ code: 'winner-needed', ending: result.ending })
    : { refusal: null, earned }
}

/** What cannot be by the lists that a phone knows; null for one that it does not. */
export const slipDoubts = (
  { regulation: id, readings }: Slip,
  lists: Pair<SquadList | null>,
  result: Result,
): readonly ScoreDoubt[] => {
  const regulation = regulationOf(id)
  return regulation === null ? [] : scoreDoubts({ regulation, readings }, lists, result)
}
