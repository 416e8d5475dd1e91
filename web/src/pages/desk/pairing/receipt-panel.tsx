import type { Round, RuleId } from '@topcut/engine'
import { receiptSentence } from '@topcut/protocol/words'
import { useLeading } from '../../../leader/leading.ts'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { capital } from '../../../words/capital.ts'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'

type Props = { readonly round: Round; readonly rules: readonly RuleId[] }

/** The proof of quality of a paired round, in words. */
export const ReceiptPanel = ({ round, rules }: Props) => {
  const { names } = useLeading()
  const { language, heading, label, page } = useWords(deskWords)
  const { receipt } = round
  const said = receiptSentence(language, receipt, names)
  const isProven = receipt === null || receipt.certified !== 'by-hand'
  return (
    <aside className="receipt" aria-label={heading('receipt')} data-testid="receipt">
      <h3>{heading('receipt')}</h3>
      <ul>
        {said.split(' · ').map((line) => (
          <li key={line}>
            <Sign name={isProven ? 'check' : 'warn'} />
            {capital(language, line)}
          </li>
        ))}
      </ul>
      <p>
        <RuleIds rules={rules} here={capital(language, said)} />
      </p>
      <details data-testid="lots">
        <summary>{page.rounds.lots.open}</summary>
        <p className="muted">{page.rounds.lots.about}</p>
        <p>
          {capital(language, label('thing.entropy'))}: <code translate="no">{round.entropy}</code>
        </p>
      </details>
    </aside>
  )
}
