import { earnedIn, isBracket, type Pair, rulesOf, type TableRow } from '@topcut/engine'
import { refusalSentence, scoreText, warningSentence } from '@topcut/protocol/words'
import type { Setting } from '../../parts/result/draft.ts'
import { outcomeText, shortEarned } from '../../parts/result/earned-text.ts'
import { rulesBehind } from '../../parts/result/rules-behind.ts'
import { tableScore } from '../../parts/result/side-points.ts'
import { RuleIds } from '../../ui/rule-ids.tsx'
import { RuledText } from '../../ui/ruled-text.tsx'
import { Sign } from '../../ui/sign.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { useLeading } from '../leading.ts'
import type { Attempt } from './attempt.ts'

type Props = {
  readonly id: string
  readonly row: TableRow
  readonly attempt: Attempt
  readonly players: Pair<string>
  readonly setting: Setting
  /** True after Enter: then what is missing is said as well. */
  readonly isAsked: boolean
}

/** What the regulation makes of the numbers, before Enter; or why it does not accept them. */
export const EnterSays = ({ id, row, attempt, players, setting, isAsked }: Props) => {
  const { state, names, ask } = useLeading()
  const words = useWords(deskWords)
  const { page } = words
  const { typed, command } = attempt
  if ('missing' in typed) {
    return (
      <p id={id} className={isAsked ? 'verdict wrong' : 'verdict faint'}>
        {isAsked && <Sign name="differ" />} {page.form.missing[typed.missing]}
      </p>
    )
  }
  const decision = command === null ? null : ask(command)
  const refusal = decision?.granted === false ? decision.refusal : null
  // A reason that is still to be typed is no objection to the numbers.
  if (refusal !== null && (isAsked || refusal.code !== 'reason-needed')) {
    return (
      <p id={id} className="verdict wrong" data-testid="verdict">
        <Sign name="differ" />{' '}
        <RuledText>{refusalSentence(words.language, refusal, names)}</RuledText>
      </p>
    )
  }
  const earned = earnedIn(state, { ...row, result: typed.result })
  if (earned === null) return null
  const score = tableScore(setting, typed.result)
  const { regulation } = rulesOf(state.created)
  const rules = rulesBehind(regulation, setting, typed.result, earned)
  return (
    <p id={id} className="verdict" data-testid="verdict">
      <Sign name="right" /> <span className="faint">{page.withEnter}:</span>{' '}
      <b>{outcomeText(words, earned, players)}</b>
      {score !== null && <> · {scoreText(words.language, score)}</>}
      {!isBracket(setting.stage) && <> · {shortEarned(words, earned).join(' · ')}</>}{' '}
      <RuleIds rules={rules} />
      {decision?.granted === true &&
        decision.warnings.map((warning) => (
          <span key={JSON.stringify(warning)} data-testid="follows">
            {' '}
            {warning.code === 'score-unreachable' && <Sign name="warn" />}{' '}
            <RuledText>{warningSentence(words.language, warning, names)}</RuledText>
          </span>
        ))}
    </p>
  )
}
