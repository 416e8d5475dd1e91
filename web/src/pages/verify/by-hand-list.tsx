import type { Intervention, PublicRecord, Role } from '@topcut/engine'
import { interventionSentence } from '@topcut/protocol/words'
import { Sign } from '../../ui/sign.tsx'
import { momentText } from '../../words/moment-text.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { verifyWords } from '../../words/verify.ts'
import { roundBefore } from './round-label.ts'

type Props = {
  readonly record: PublicRecord
  readonly decisions: readonly Intervention[]
  readonly labelOf: (round: number) => string
}

const ruleIn = (refusal: unknown): string | null => {
  const rule = (refusal as { rule?: unknown } | null | undefined)?.rule
  return typeof rule === 'string' ? rule : null
}

/** What a leader decided otherwise than the draw or the document: when, in which office, and why. */
export const ByHandList = ({ record, decisions, labelOf }: Props) => {
  const words = useWords(verifyWords)
  const language = useLanguage()
  const roleText = (role: string) =>
    Object.hasOwn(words.roles, role) ? words.roles[role as Role] : role
  return (
    <ul className="verify-decisions" data-testid="decisions">
      {decisions.map((decision) => {
        const entry = record.entries[decision.entry - 1]
        const round = decision.round ?? roundBefore(record, decision.entry)
        const rule = ruleIn(entry?.fact['refusal'])
        return (
          <li key={decision.entry}>
            <Sign name="warn" />
            <b>{round === null ? words.byHand.start : labelOf(round)}</b>
            <span>
              {interventionSentence(language, decision)}
              {entry !== undefined && (
                <small>
                  {roleText(entry.by.role)}, {momentText(language, entry.at)}
                </small>
              )}
            </span>
            {rule !== null && (
              <small className="verify-rule" translate="no">
                {rule}
              </small>
            )}
          </li>
        )
      })}
    </ul>
  )
}
