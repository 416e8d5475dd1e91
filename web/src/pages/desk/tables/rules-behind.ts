import type { Earned, Pair, Regulation, Result, RuleId } from '@topcut/engine'
import type { ScoringBy, Setting } from './typing/draft.ts'

type Told = { readonly result: Result; readonly earned: Pair<Earned> }
type Rules = readonly (RuleId | null)[]

const has = (earned: Pair<Earned>, outcome: Earned['outcome']) =>
  earned.some((one) => one.outcome === outcome)

const isLevel = (result: Result): boolean =>
  'score' in result && result.score !== undefined && result.score[0] === result.score[1]

const ofDestroyedPoints = (
  scoring: ScoringBy<'destroyed-points'>,
  { stage }: Setting,
  { result, earned }: Told,
): Rules => {
  const score = 'score' in result ? result.score : undefined
  const equal = stage === 'swiss' ? scoring.equalInSwiss : scoring.equalInElimination
  const isAgreed = result.ending === 'intentional-draw'
  return [
    result.ending === 'concession' ? scoring.concession.rule : null,
    isAgreed ? (scoring.intentionalDraw?.rule ?? null) : null,
    score?.includes(scoring.fullScore.value) ? scoring.fullScore.rule : null,
    has(earned, 'modified-win') ? (scoring.modifiedWinBelow?.rule ?? null) : null,
    isLevel(result) ? equal.rule : null,
    ...(stage === 'swiss' && !has(earned, 'bye')
      ? [scoring.tournamentPoints.rule, scoring.levelMargin.rule]
      : []),
  ]
}

const ofTwoGames = ({ gamePoints, conceding }: ScoringBy<'two-games'>, { result }: Told): Rules => {
  const isConceded =
    result.ending === 'games' &&
    result.games.some((game) => typeof game === 'object' && 'conceded' in game)
  const points = 'rule' in gamePoints ? gamePoints : Object.values(gamePoints)[0]
  return [points?.rule ?? null, isConceded ? conceding.rule : null]
}

const ofScoring = (setting: Setting, told: Told): Rules => {
  const { scoring } = setting
  switch (scoring.method) {
    case 'destroyed-points':
      return ofDestroyedPoints(scoring, setting, told)
    case 'two-games':
      return ofTwoGames(scoring, told)
    case 'sided-game':
      return told.result.ending === 'timeout' ? [scoring.timeout.rule] : []
    case 'victory-points':
      return [
        isLevel(told.result) ? scoring.tieChain.rule : null,
        setting.stage === 'swiss' && !has(told.earned, 'bye')
          ? scoring.tournamentPoints.rule
          : null,
      ]
  }
}

/** The rules that make of a result what it is. */
export const rulesBehind = (
  { bye }: Regulation,
  setting: Setting,
  result: Result,
  earned: Pair<Earned>,
): readonly RuleId[] => {
  const rules = [
    setting.scoring.endings.rule,
    ...ofScoring(setting, { result, earned }),
    has(earned, 'bye') ? bye.outcome.rule : null,
  ]
  return [...new Set(rules)].filter((rule) => rule !== null)
}
