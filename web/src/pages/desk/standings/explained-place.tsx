import type { Decided, Explanation, StandingRow } from '@topcut/engine'
import { useLeading } from '../../../leader/leading.ts'
import { VerifyLink } from '../../../leader/verify-link.tsx'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { separation } from './decided-text.ts'

type Props = {
  readonly explanation: Explanation
  readonly rows: readonly StandingRow[]
  readonly row: StandingRow
  readonly afterRound: number
}

/** What put somebody below the one before and above the next, with both numbers and the rule. */
export const ExplainedPlace = ({ explanation, rows, row, afterRound }: Props) => {
  const { names } = useLeading()
  const words = useWords(deskWords)
  const told = words.page.afterwards.standings
  const line = ({ by, other, rule }: Decided, isAbove: boolean) => {
    const neighbour = rows.find(({ player }) => player === other)
    const text = separation(words, by, row, neighbour, isAbove)
    return (
      <p>
        {isAbove ? told.below(names.player(other), text) : told.above(names.player(other), text)}{' '}
        <RuleIds rules={[rule]} />
      </p>
    )
  }
  return (
    <section className="explained" aria-label={names.player(row.player)}>
      {explanation.above !== null && line(explanation.above, false)}
      {explanation.below !== null && line(explanation.below, true)}
      <p>
        <VerifyLink round={afterRound} />
      </p>
    </section>
  )
}
