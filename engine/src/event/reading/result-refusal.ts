import type { Objection } from '../../scoring/way.ts'
import type { Result } from '../../vocabulary/result.ts'
import type { Refusal } from '../spine/answers.ts'
import type { EventState, Match } from '../spine/state.ts'
import { bracketOf } from './bracket/bracket-of.ts'
import { matchSetting } from './match-setting.ts'
import { isBracket, matchesOf, stageKindOf } from './rounds.ts'
import { rulesOf } from './rules.ts'
import { settingOf, wayIn, winnerOf } from './scoring-of.ts'

/** What the document says against a result; null where it can be. */
export const resultRefusal = (state: EventState, match: Match, result: Result): Refusal | null => {
  const stage = stageKindOf(state, match.round)
  const { regulation } = rulesOf(state.created)
  const setting = { ...settingOf(state.created, stage), ...matchSetting(state, match) }
  const objection = wayIn(state.created, stage).scorer(setting).objection(result)
  if (objection !== null) return objectionRefusal(objection, regulation.id)
  if (!isBracket(stage) || winnerOf(state, { ...match, result }) !== null) return null
  if (mayBothBeOut(state, match, result)) return null
  const { doubleLoss } = regulation.elimination
  // A bracket goes on with a winner: a level match must be decided before it can be entered.
  if (result.ending !== 'double-loss' || doubleLoss === null || stage !== 'double-elimination') {
    return { code: 'winner-needed', ending: result.ending }
  }
  return leavesNobody(state, { ...match, result })
    ? { code: 'nobody-left', rule: doubleLoss.rule }
    : null
}

/** Whether a game that both lose would end the stage without anybody left in it. */
const leavesNobody = (state: EventState, match: Match): boolean => {
  const stage = state.rounds[match.round - 1]?.stage ?? 0
  const matches = new Map(state.matches).set(match.match, match)
  const { champion, next, rounds } = bracketOf({ ...state, matches }, stage)
  // Not by the chart: games that nobody had to play stand open in it for ever.
  const isPlaying = rounds.flat().some((game) => game.match !== null && !game.isDecided)
  return champion === null && next.length === 0 && !isPlaying
}

/** Where neither came both are out, as long as somebody else can still come through. */
const mayBothBeOut = (state: EventState, match: Match, { ending }: Result): boolean => {
  const round = state.rounds[match.round - 1]
  if (ending !== 'double-no-show' || round === undefined) return false
  return (
    round.byes.length > 0 ||
    matchesOf(state, round).some(
      (other) =>
        other.match !== match.match && (other.result === null || winnerOf(state, other) !== null),
    )
  )
}

/** An objection as everybody is told: what a regulation does not know is refused in its name. */
export const objectionRefusal = (objection: Objection, regulation: string): Refusal => {
  if (objection.code === 'ending-unknown') {
    return { code: 'not-in-this-regulation', what: objection.ending, regulation }
  }
  if (objection.code === 'field-unknown') {
    return { code: 'not-in-this-regulation', what: objection.field, regulation }
  }
  return objection
}
