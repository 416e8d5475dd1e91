import { type Ending, isBracket, type Pair } from '@topcut/engine'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import {
  absence,
  count,
  type Draft,
  isAbsence,
  missing,
  type ScoringBy,
  type Setting,
  type Typed,
} from '../draft.ts'
import { SalvoFields } from '../fields/salvo-fields.tsx'
import { ScoreFields } from '../fields/score-fields.tsx'
import { SeatField } from '../fields/seat-field.tsx'
import { salvoTyped, salvoWinner } from '../salvo-typed.ts'
import {
  type FieldsProps,
  has,
  isLevel,
  type ResultWay,
  type RulesOfParts,
  type Told,
} from './way.ts'

type Own = Setting<ScoringBy<'destroyed-points'>>

/** One game, scored by what was destroyed. */
export const destroyedPoints = (setting: Own): ResultWay => {
  const { scoring, stage } = setting
  const decider = isBracket(stage) ? scoring.equalInElimination.value : scoring.equalInSwiss.value
  return {
    suggested: (draft) => suggestedEnding(draft, setting),
    typed: (draft, ending) => typed(draft, ending, setting),
    takes: (ending) => {
      if (ending === 'time') return setting.isUntimed !== true
      if (ending !== 'intentional-draw') return true
      return scoring.intentionalDraw?.value.includes(stage) === true
    },
    Main: ScoreFields,
    More: DestroyedPointsMore,
    counted: 'ships',
    lane: {
      letters: { d: 'destruction', t: 'time', m: 'mutual-destruction', i: 'intentional-draw' },
      example: '7 71 60 t',
      hasGames: false,
      seats: (draft, ending) => {
        const asked = deciderOf(draft, ending, setting)
        return asked === null ? [] : [asked]
      },
    },
    slip: {
      boxes: decider === 'draw' ? ['score'] : ['score', decider],
      drawnGames: [],
      atTime: [],
      points: ({ label }) => {
        const { win, draw, loss, 'modified-win': modified } = scoring.tournamentPoints.value
        const below = scoring.modifiedWinBelow?.value
        return [
          `${label('outcome.win')} ${win}`,
          ...(below === undefined
            ? []
            : [
                `${label('outcome.modified-win')} (${label('ending.time')}, < ${below}) ${modified}`,
              ]),
          ...(scoring.equalInSwiss.value === 'draw' ? [`${label('outcome.draw')} ${draw}`] : []),
          `${label('outcome.loss')} ${loss}`,
        ].join(', ')
      },
    },
    scoreColumns: ['own', 'other', 'outcome', 'points', 'margin'],
    rules: (told) => rules(setting, told),
  }
}

type Scored = 'destruction' | 'time' | 'mutual-destruction'

const isScored = (ending: Ending): ending is Scored =>
  ending === 'destruction' || ending === 'time' || ending === 'mutual-destruction'

/** What the scores say by themselves. */
const suggestedEnding = (draft: Draft, { scoring, isUntimed, hasTimeLeft }: Own): Ending => {
  const { endings, fullScore } = scoring
  const full = [draft.first, draft.second].filter((text) => count(text) === fullScore.value)
  const suggested: Ending =
    full.length === 2
      ? 'mutual-destruction'
      : full.length === 1 || isUntimed === true || hasTimeLeft === true
        ? 'destruction'
        : 'time'
  return endings.value.includes(suggested) ? suggested : (endings.value[0] ?? 'time')
}

/** What has to decide equal scores, once they are equal. */
const deciderOf = (
  draft: Draft,
  ending: Ending,
  { scoring, stage }: Own,
): 'initiative' | 'salvo' | null => {
  const [first, second] = [count(draft.first), count(draft.second)]
  if (!isScored(ending) || first === null || first !== second) return null
  const decider = stage === 'swiss' ? scoring.equalInSwiss.value : scoring.equalInElimination.value
  return decider === 'draw' ? null : decider
}

const typed = (draft: Draft, ending: Ending, setting: Own): Typed => {
  const [first, second] = [count(draft.first), count(draft.second)]
  if (isScored(ending)) {
    if (first === null || second === null) return missing('scores')
    const decider = deciderOf(draft, ending, setting)
    const score = [first, second] as const
    if (decider === 'salvo') {
      return { result: { ending, score, ...salvoTyped(draft, diceKnown(ending, setting)) } }
    }
    const seat = decider === null ? '' : draft[decider]
    const decided = decider === null || seat === '' ? {} : { [decider]: seat }
    return { result: { ending, score, ...decided } }
  }
  if (isAbsence(ending)) return absence(ending, draft.by)
  if (ending === 'intentional-draw') {
    return draft.witness === ''
      ? missing('witness')
      : { result: { ending, witness: draft.witness } }
  }
  if (ending === 'concession') {
    if (draft.by === '') return missing('who')
    // Nothing typed is nothing destroyed: a player may concede before the first shot.
    return { result: { ending, by: draft.by, score: [first ?? 0, second ?? 0] } }
  }
  return { result: { ending: ending === 'double-no-show' ? ending : 'double-loss' } }
}

/** After mutual destruction all ships fire, so that the lists say how many dice there are. */
const diceKnown = (ending: Ending, { dice = null }: Own): Pair<number> | null =>
  ending === 'mutual-destruction' ? dice : null

/** What decides equal scores. */
const DestroyedPointsMore = ({ draft, ending, setting, ...props }: FieldsProps) => {
  const { page } = useWords(deskWords)
  const own = setting as Setting<ScoringBy<'destroyed-points'>>
  const decider = deciderOf(draft, ending, own)
  return (
    <>
      {decider !== null && (
        <SeatField
          name={decider === 'initiative' ? page.hadInitiative : page.form.wonSalvo}
          testId={decider}
          value={decider === 'salvo' ? salvoWinner(draft) : draft[decider]}
          players={props.players}
          onChange={(seat) => props.change({ [decider]: seat })}
        />
      )}
      {decider === 'salvo' && (
        <SalvoFields
          draft={draft}
          known={diceKnown(ending, own)}
          most={own.dice ?? null}
          rule={own.scoring.equalInSwiss.rule}
          players={props.players}
          verdict={props.verdict}
          change={props.change}
        />
      )}
    </>
  )
}

const rules = ({ scoring, stage }: Own, { result, earned }: Told): RulesOfParts => {
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
