import {
  type Earned,
  isBracket,
  type Pair,
  type Result,
  rulesOf,
  type TableRow,
} from '@topcut/engine'
import { resultText } from '@topcut/protocol/words'
import { useState } from 'react'
import type { Setting } from '../../parts/result/draft.ts'
import {
  earnedText,
  outcomeText,
  shortEarned,
  shortOutcome,
} from '../../parts/result/earned-text.ts'
import { resultShown } from '../../parts/result/result-shown.ts'
import { rulesBehind } from '../../parts/result/rules-behind.ts'
import { sidePoints, tableScore } from '../../parts/result/side-points.ts'
import { Button } from '../../ui/button.tsx'
import { RuleIds } from '../../ui/rule-ids.tsx'
import { Sign } from '../../ui/sign.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { useLeading } from '../leading.ts'

type Props = {
  readonly row: TableRow
  readonly result: Result
  readonly players: Pair<string>
  readonly setting: Setting
  /** What it earned can be opened; elsewhere it is only told. */
  readonly isOpen: boolean
}

/** Apart from the line: what stands closed must not be drawn again whenever anything happens. */
const Explained = ({
  result,
  players,
  setting,
  earned,
}: Props & { readonly earned: Pair<Earned> }) => {
  const { state, names } = useLeading()
  const words = useWords(deskWords)
  const { regulation } = rulesOf(state.created)
  return (
    <p className="verdict">
      {resultText(words.language, result, players, names.leader, sidePoints(setting, result))}{' '}
      <Sign name="right" /> {outcomeText(words, earned, players)}
      {!isBracket(setting.stage) && <>, {earnedText(words, earned)}</>}{' '}
      <RuleIds rules={rulesBehind(regulation, setting, result, earned)} />
    </p>
  )
}

/** A result that stands; what the regulation made of it opens into the rules behind it. */
export const EnteredResult = (props: Props) => {
  const { row, result, setting } = props
  const words = useWords(deskWords)
  const { language } = words
  const [isExplained, setExplained] = useState(false)
  const { earned } = row
  const score = tableScore(setting, result)
  const isCounted =
    score !== null || result.ending === 'games' || ('score' in result && result.score !== undefined)
  const isElimination = isBracket(setting.stage)
  const [points, margin] = earned === null ? [] : shortEarned(words, earned)
  const told = earned !== null && (
    <>
      <span className="outcome-word">{shortOutcome(words, earned)} </span>
      {!isElimination && points}
      {!isElimination && margin !== undefined && <span className="margin-shown"> · {margin}</span>}
    </>
  )
  return (
    <div className="entered">
      <span className={isCounted ? 'score-shown' : 'score-shown in-words'} data-testid="result">
        {resultShown(language, setting, result)}
      </span>
      <span className="outcome-shown">
        {earned !== null && props.isOpen && (
          <Button
            tone="explains"
            className="muted"
            aria-expanded={isExplained}
            onClick={() => setExplained(!isExplained)}
          >
            {told}
          </Button>
        )}
        {earned !== null && !props.isOpen && <span className="muted">{told}</span>}
      </span>
      {props.isOpen && isExplained && earned !== null && <Explained {...props} earned={earned} />}
    </div>
  )
}
