import type { Finding } from '@topcut/engine'
import { findingSentence } from '@topcut/protocol/words'
import { Sign } from '../../../look/sign.tsx'
import { useWords } from '../../../words/use-words.ts'
import { usePhone } from '../phone-context.ts'
import { phoneNames } from '../said/phone-names.ts'

/** What speaks against a list, each with its place and its rule. */
export const FindingsOfList = ({ findings }: { readonly findings: readonly Finding[] }) => {
  const { me } = usePhone()
  const { page, language } = useWords()
  if (findings.length === 0) {
    return (
      <p className="good" data-testid="no-findings">
        <Sign name="check" /> {page.before.noFindings}
      </p>
    )
  }
  return (
    <ul className="findings" aria-live="polite" data-testid="findings">
      {findings.map((finding) => (
        <li
          key={JSON.stringify(finding)}
          className={finding.severity === 'must' ? 'wrong' : 'warn'}
        >
          <Sign name={finding.severity === 'must' ? 'differ' : 'warn'} />
          <span>
            <b>{page.before.strength[finding.severity]}:</b>{' '}
            {findingSentence(language, finding, phoneNames(me))}
          </span>
        </li>
      ))}
    </ul>
  )
}
