import type { Earned, Pair, Regulation, Result, RuleId } from '@topcut/engine'
import type { ScoringBy, Setting } from './typing/draft.ts'

type Told = { readonly result: Result; readonly earned: Pair<Earned> }
type Rules = readonly (RuleId | null)[]

/** What the rules say about each part of a result: how it ended, whose it is, what it earns. */
type Parts = {
  readonly ending: Rules
  readonly outcome: Rules
  readonly points: Rules
  readonly margin: Rules
}

const nothing: Parts = { ending: [], outcome: [], points: [], margin: [] }

const has = (earned: Pair<Earned>, outcome: Earned['outcome']) =>
  earned.some((one) => one.outcome === outcome)

const isLevel = (result: Result): boolean =>
  'score' in result && result.score !== undefined && result.score[0] === result.score[1]

const ofDestroyedPoints = (
  scoring: ScoringBy<'destroyed-points'>,
  { stage }: Setting,
  { result, earned }: Told,
): Parts => {
  const score = 'score' in result ? result.score : undefined
  const equal = stage === 'swiss' ? scoring.equalInSwiss : scoring.equalInElimination
  const isAgreed = result.ending === 'intentional-draw'
  const isEarned = stage === 'swiss' && !has(earned, 'bye')
  return {
    ending: [
      result.ending === 'concession' ? scoring.concession.rule : null,
      isAgreed ? (scoring.intentionalDraw?.rule ?? null) : null,
      score?.includes(scoring.fullScore.value) ? scoring.fullScore.rule : null,
    ],
    outcome: [
      has(earned, 'modified-win') ? (scoring.modifiedWinBelow?.rule ?? null) : null,
      isLevel(result) ? equal.rule : null,
    ],
    points: isEarned ? [scoring.tournamentPoints.rule] : [],
    margin: isEarned ? [scoring.levelMargin.rule] : [],
  }
}

const ofTwoGames = ({ gamePoints, conceding }: ScoringBy<'two-games'>, { result }: Told): Parts => {
  const isConceded =
    result.ending === 'games' &&
    result.games.some((game) => typeof game === 'object' && 'conceded' in game)
  const points = 'rule' in gamePoints ? gamePoints : Object.values(gamePoints)[0]
  return {
    ...nothing,
    ending: [isConceded ? conceding.rule : null],
    points: [points?.rule ?? null],
  }
}

const ofScoring = (setting: Setting, told: Told): Parts => {
  const { scoring } = setting
  switch (scoring.method) {
    case 'destroyed-points':
      return ofDestroyedPoints(scoring, setting, told)
    case 'two-games':
      return ofTwoGames(scoring, told)
    case 'sided-game':
      return told.result.ending === 'timeout'
        ? { ...nothing, outcome: [scoring.timeout.rule] }
        : nothing
    case 'victory-points': {
      const isEarned = setting.stage === 'swiss' && !has(told.earned, 'bye')
      return {
        ...nothing,
        outcome: [isLevel(told.result) ? scoring.tieChain.rule : null],
        points: [isEarned ? scoring.tournamentPoints.rule : null],
      }
    }
  }
}

const each = (rules: Rules): readonly RuleId[] =>
  [...new Set(rules)].filter((rule) => rule !== null)

/** The rules behind each part of a result, in the order in which it is told. */
export const rulesOfParts = (
  { bye }: Regulation,
  setting: Setting,
  result: Result,
  earned: Pair<Earned>,
): { readonly [P in keyof Parts]: readonly RuleId[] } => {
  const { ending, outcome, points, margin } = ofScoring(setting, { result, earned })
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
