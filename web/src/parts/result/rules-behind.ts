import type { Earned, Pair, Regulation, Result, RuleId } from '@topcut/engine'
import type { Setting } from './draft.ts'
import { has, type RulesOfParts } from './ways/way.ts'
import { wayOn } from './ways/ways.ts'

const each = (rules: readonly (RuleId | null)[]): readonly RuleId[] =>
  [...new Set(rules)].filter((rule) => rule !== null)

/** The rules behind each part of a result, in the order in which it is told. */
export const rulesOfParts = (
  { bye }: Regulation,
  setting: Setting,
  result: Result,
  earned: Pair<Earned>,
): { readonly [P in keyof RulesOfParts]: readonly RuleId[] } => {
  const { ending, outcome, points, margin } = wayOn(setting).rules({ result, earned })
  return {
    ending: each([setting.scoring.endings.rule, ...ending]),
    outcome: each([...outcome, has(earned, 'bye') ? bye.outcome.rule : null]),
    points: each(points),
    margin: each(margin),
  }
}

/** The rules that make of a result what it is. */
export const rulesBehind = (
  regulation: Regulation,
  setting: Setting,
  result: Result,
  earned: Pair<Earned>,
): readonly RuleId[] =>
  each(Object.values(rulesOfParts(regulation, setting, result, earned)).flat())
