import type { PlayerId } from '@topcut/engine'
import type { JudgeWords } from '../../../words/judge.ts'
import { type At, concerned, extraMinutes, type HandRuling, playersAt } from './hand-ruling.ts'

/**
 * The sentences above the button: who gets what and why, who gets nothing, and how much longer the
 * table plays. Nobody puts a warning on record for the wrong one of two who has read them.
 */
export const rulingSays = (
  { rule }: JudgeWords,
  name: (player: PlayerId) => string,
  /** What the document calls a lost match. */
  loss: string,
  hand: HandRuling,
  at: At,
  said: string,
): readonly string[] => {
  const { who, penalty } = hand
  const table = at.match?.table
  const longer = hand.isLonger && table !== undefined ? [rule.tableMore(table, extraMinutes)] : []
  if (who === null || (who !== 'nobody' && penalty === null)) return []
  if (who === 'nobody') return [rule.onlyAnswer, ...longer]
  // A loss for both is one for both, whoever brought it about.
  const about = penalty === 'double-loss' ? playersAt(at) : concerned(at, who)
  const [first, second] = about.map(name)
  if (first === undefined) return longer
  const named = second === undefined ? first : rule.and(first, second)
  if (penalty === null || penalty === 'none') return [rule.noPenaltyFor(named), ...longer]
  const gets =
    second !== undefined || penalty === 'double-loss'
      ? rule.getBoth[penalty](named, loss)
      : rule.gets[penalty](named, loss)
  const others = playersAt(at).filter((player) => !about.includes(player))
  const isLoss = penalty === 'match-loss' || penalty === 'game-loss'
  const spared = isLoss ? rule.getsNoPenalty : rule.getsNothing
  const reason = said === '' ? [] : [rule.reason(said)]
  return [`${gets}.`, ...reason, ...others.map((one) => spared(name(one))), ...longer]
}
