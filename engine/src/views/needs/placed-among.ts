import type { SlackOf } from '../../standings/measures.ts'
import type { Contest } from './contest.ts'
import { around, type Coming, endedLedger } from './ended-ledger.ts'
import { type LevelGroup, levelGroup } from './level-group.ts'

/**
 * How many of the field end up before the player for sure, and how many perhaps. Tie-breakers are
 * asked only where the line goes through those who are level.
 */
export const placedAmong = (contest: Contest, coming: Coming, slackOf?: SlackOf): LevelGroup => {
  const { player, ledger, rules, size, inField } = contest
  const { above, level } = around(contest, coming)
  const counted = level.filter((one) => inField.has(one)).length
  if (above >= size || above + counted < size) return { above, level: counted }
  const ended = endedLedger(ledger, coming)
  const group = levelGroup(player, level, { ledger: ended, rules, field: inField }, slackOf)
  return { above: above + group.above, level: group.level }
}
