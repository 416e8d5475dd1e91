import { type Pair, type Result, rulesOf, type TableRow } from '@topcut/engine'
import { resultText, scoreText } from '@topcut/protocol/words'
import { useState } from 'react'
import { RuleIds } from '../../../look/rule-ids.tsx'
import { Sign } from '../../../look/sign.tsx'
import { timeText } from '../../../words/time-text.ts'
import { useWords } from '../../../words/use-words.ts'
import { useDesk } from '../desk-context.ts'
import { rulesBehind } from './rules-behind.ts'
import { earnedText, outcomeText, shortVerdict } from './verdict-text.ts'

type Props = {
  readonly row: TableRow
  readonly result: Result
  readonly players: Pair<string>
  readonly isElimination: boolean
  readonly enteredAt: number | null
  readonly onAmend: () => void
}

/** A result that stands; what the regulation made of it opens into the rules behind it. */
export const EnteredResult = (props: Props) => {
  const { row, result, players, isElimination, enteredAt, onAmend } = props
  const { state } = useDesk()
  const words = useWords()
  const { page, label, language } = words
  const [isOpen, setOpen] = useState(false)
  const { earned } = row
  return (
    <div className="entered">
      <span className="score-shown" data-testid="result">
        {'score' in result ? scoreText(language, result.score) : label(`ending.${result.ending}`)}
      </span>
      <span className="outcome-shown">
        {earned !== null && (
          <button
            type="button"
            className="explains muted"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {shortVerdict(words, earned, isElimination)}
          </button>
        )}
      </span>
      <span className="state good" title={page.entered}>
        <Sign name="check" />
        <span className="vh">{page.entered}</span>
        {enteredAt !== null && <small>{timeText(language, enteredAt)}</small>}
      </span>
      <button
        type="button"
        className="btn small quiet"
        data-testid="amend"
        aria-label={page.amendTable(row.table)}
        onClick={onAmend}
      >
        {page.amend}
      </button>
      {isOpen && earned !== null && (
        <p className="verdict">
          {resultText(language, result, players)} <Sign name="right" />{' '}
          {outcomeText(words, earned, players)}
          {!isElimination && <>, {earnedText(words, earned)}</>}{' '}
          <RuleIds rules={rulesBehind(rulesOf(state.created).regulation, result, earned)} />
        </p>
      )}
    </div>
  )
}
