import {
  type Command,
  earnedIn,
  type Pair,
  type Refusal,
  rulesOf,
  type TableRow,
} from '@topcut/engine'
import { refusalSentence } from '@topcut/protocol/words'
import { RuleIds } from '../../../look/rule-ids.tsx'
import { Sign } from '../../../look/sign.tsx'
import { useWords } from '../../../words/use-words.ts'
import { tryHere, useDesk } from '../desk-context.ts'
import type { Typed } from './draft.ts'
import { rulesBehind } from './rules-behind.ts'
import { outcomeText, shortEarned } from './verdict-text.ts'

type Props = {
  readonly id: string
  readonly row: TableRow
  readonly typed: Typed
  /** The command that Enter would send. */
  readonly command: Command | null
  readonly players: Pair<string>
  readonly isElimination: boolean
  /** True after Enter: then what is missing is said as well. */
  readonly isAsked: boolean
}

const refusalOf = (event: Parameters<typeof tryHere>[0], command: Command): Refusal | null => {
  const decision = tryHere(event, command)
  return decision.granted ? null : decision.refusal
}

/** What the regulation makes of the numbers, before Enter; or why it does not accept them. */
export const Verdict = ({ id, row, typed, command, players, isElimination, isAsked }: Props) => {
  const { event, state, names } = useDesk()
  const words = useWords()
  const { page } = words
  if ('missing' in typed) {
    const text = typed.missing === 'scores' ? page.scoresMissing : page.whoMissing
    return (
      <p id={id} className={isAsked ? 'verdict wrong' : 'verdict faint'}>
        {isAsked && <Sign name="differ" />} {text}
      </p>
    )
  }
  const refusal = command === null ? null : refusalOf(event, command)
  // A reason that is still to be typed is no objection to the numbers.
  if (refusal !== null && (isAsked || refusal.code !== 'reason-needed')) {
    return (
      <p id={id} className="verdict wrong" data-testid="verdict">
        <Sign name="differ" /> {refusalSentence(words.language, refusal, names)}
      </p>
    )
  }
  const earned = earnedIn(state, { ...row, result: typed.result })
  if (earned === null) return null
  const rules = rulesBehind(rulesOf(state.created).regulation, typed.result, earned)
  return (
    <p id={id} className="verdict" data-testid="verdict">
      <Sign name="right" /> <span className="faint">{page.withEnter}:</span>{' '}
      <b>{outcomeText(words, earned, players)}</b>
      {!isElimination && <> · {shortEarned(words, earned)}</>} <RuleIds rules={rules} />
    </p>
  )
}
