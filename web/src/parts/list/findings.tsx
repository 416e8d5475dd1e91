import type { Finding, PlayerId } from '@topcut/engine'
import { findingSentence, type Names } from '@topcut/protocol/words'
import { Note } from '../../ui/note.tsx'
import { RuledText } from '../../ui/ruled-text.tsx'
import { Sign } from '../../ui/sign.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'

/** How those are called whom a list names. */
export type Told = {
  readonly names: Names
  /** The ids that a team's list has for its people. */
  readonly members?: readonly string[]
  /** What these are called, in the same order, as far as they are named. */
  readonly people?: readonly string[] | undefined
}

type Props = Told & { readonly findings: readonly Finding[]; readonly testId?: string }

/** What speaks against a list, each with its place and its rule. */
export const Findings = ({ findings, names, members = [], people = [], ...more }: Props) => {
  const { page, language } = useWords(deskWords)
  // The two of a team are nobody's players: where they are not named, only their place is known.
  const shown = (id: PlayerId) => {
    const at = members.indexOf(id)
    return at < 0 ? names.player(id) : (people[at] ?? page.before.member(at + 1))
  }
  if (findings.length === 0) {
    return (
      <Note tone="good" data-testid="no-findings">
        {page.before.noFindings}
      </Note>
    )
  }
  return (
    <ul className="findings" aria-live="polite" data-testid={more.testId ?? 'findings'}>
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
