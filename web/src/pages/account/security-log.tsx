import type { SecurityLogAnswer, SomeoneAnswer } from '@topcut/protocol'
import { accountWords } from '../../words/account.ts'
import { momentText } from '../../words/moment-text.ts'

import { useLanguage, useWords } from '../../words/use-words.ts'
import { deviceText } from './device-text.ts'
import { useAsked } from './use-asked.ts'

/** What happened at the door, the latest first. For the owner. */
export const SecurityLog = ({ changes }: { readonly changes: number }) => {
  const words = useWords(accountWords)
  const language = useLanguage()
  const answer = useAsked<SecurityLogAnswer>('/api/security', changes)
  const called = (who: SomeoneAnswer | null, nobody: string) =>
    who === null || who.label === '' ? nobody : who.label
  return (
    <section className="account-part" aria-labelledby="security">
      <h2 id="security">{words.security}</h2>
      <p className="muted">{words.securityNote}</p>
      {answer?.entries.length === 0 && <p className="muted">{words.nothingYet}</p>}
      <ol className="security-log" data-testid="security-log">
        {(answer?.entries ?? []).map((entry) => (
          <li key={`${entry.at} ${entry.what} ${entry.by?.id} ${entry.whom?.id} ${entry.from}`}>
            <span className="muted" translate="no">
              {momentText(language, entry.at)}
            </span>
            <span translate="no">
              {words.deeds[entry.what]({
                by: called(entry.by, entry.by === null ? words.somebody : words.theOwner),
                whom: called(entry.whom, ''),
              })}
              {entry.times > 1 && `, ${words.times(entry.times)}`}
            </span>
            <span className="muted">
              {entry.from ?? words.terminal}
              {entry.device.program !== null && `, ${deviceText(words, entry.device)}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
