import type { Earned, Pair, Regulation, Result, RuleId } from '@topcut/engine'

/** The rules that make of a result what it is. */
export const rulesBehind = (
  { scoring, bye }: Regulation,
  result: Result,
  earned: Pair<Earned>,
): readonly RuleId[] => {
  const has = (outcome: Earned['outcome']) => earned.some((one) => one.outcome === outcome)
  const isFull = 'score' in result && result.score.includes(scoring.fullScore.value)
  const isByInitiative = 'initiative' in result && result.initiative !== undefined
  const rules: (RuleId | null)[] = [
    scoring.endings.rule,
    result.ending === 'concession' ? scoring.concession.rule : null,
    isFull ? scoring.fullScore.rule : null,
    has('modified-win') ? (scoring.modifiedWinBelow?.rule ?? null) : null,
    has('draw') ? scoring.equalInSwiss.rule : null,
    isByInitiative ? scoring.equalInElimination.rule : null,
    ...(has('bye')
      ? [bye.outcome.rule]
      : [scoring.tournamentPoints.rule, scoring.levelMargin.rule]),
  ]
  return rules.filter((rule) => rule !== null)
}
