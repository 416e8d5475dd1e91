import { rulesOf } from '@topcut/engine'
import { useMemo } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { deskWords } from '../../../words/desk.ts'
import { helpWords } from '../../../words/help.ts'
import { useWords } from '../../../words/use-words.ts'
import type { Section } from '../sections.ts'
import { helpLines } from './help-lines.ts'
import './help.css'

/** What a section is for and which rules govern it, folded away until somebody asks. */
export const SectionHelp = ({ section }: { readonly section: Section }) => {
  const { state } = useLeading()
  const words = useWords(deskWords)
  const help = useWords(helpWords)
  const lines = useMemo(() => helpLines(help, words, state, section), [help, words, state, section])
  return (
    <details className="section-help" data-testid="section-help">
      <summary>{help.heading}</summary>
      <p>{help.about[section]}</p>
      <ul className="help-how">
        {help.how[section].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3>{help.document}</h3>
      {lines.length === 0 ? (
        <p className="muted">{help.silent}</p>
      ) : (
        <ul>
          {lines.map(({ text, rule }) => (
            <li key={`${rule} ${text}`}>
              <span>{text}</span> <RuleIds rules={[rule]} />
            </li>
          ))}
        </ul>
      )}
      <p className="faint">{help.byDocument(rulesOf(state.created).regulation.name)}</p>
    </details>
  )
}
