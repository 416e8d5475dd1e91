import type { Finding, PlayerId } from '@topcut/engine'
import { findingSentence, type Names } from '@topcut/protocol/words'
import { Note } from '../../ui/note.tsx'
import { RuledText } from '../../ui/ruled-text.tsx'
import { Sign } from '../../ui/sign.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'

type Props = {
  readonly findings: readonly Finding[]
  readonly names: Names
  readonly members?: readonly string[]
}

/** What speaks against a list, each with its place and its rule. */
export const Findings = ({ findings, names, members = [] }: Props) => {
  const { page, language } = useWords(deskWords)
  // The two of a team are nobody's players: only their place in it is known.
  const shown = (id: PlayerId) =>
    members.includes(id) ? page.before.member(members.indexOf(id) + 1) : names.player(id)
  if (findings.length === 0) {
    return (
      <Note tone="good" data-testid="no-findings">
        {page.before.noFindings}
      </Note>
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
            <RuledText>{findingSentence(language, finding, { ...names, player: shown })}</RuledText>
          </span>
        </li>
      ))}
    </ul>
  )
}
