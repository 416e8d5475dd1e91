import { liveEntries, type PlayerSheet } from '@topcut/engine'
import { factSentence } from '@topcut/protocol/words'
import { useMemo } from 'react'
import { RuleIds } from '../../ui/rule-ids.tsx'
import { RuledText } from '../../ui/ruled-text.tsx'
import { deskWords } from '../../words/desk.ts'
import { timeText } from '../../words/time-text.ts'
import { useWords } from '../../words/use-words.ts'
import { useLeading } from '../leading.ts'
import { entriesOf } from './entries-of.ts'
import '../history-line.css'

/** Rulings, cases, calls and everything else that was written down about one player. */
export const SheetRecord = ({ sheet }: { readonly sheet: PlayerSheet }) => {
  const { event, names } = useLeading()
  const { page, label, language } = useWords(deskWords)
  const entries = useMemo(() => entriesOf(liveEntries(event.log), sheet), [event, sheet])
  return (
    <>
      {sheet.offences.length > 0 && (
        <ul className="offences">
          {sheet.offences.map(({ infraction, rule, rulings, warnings }) => (
            <li key={infraction}>
              {page.people.offence(label(`infraction.${infraction}`), rulings, warnings)}{' '}
              {rule !== null && <RuleIds rules={[rule]} />}
            </li>
          ))}
        </ul>
      )}
      <ol data-testid="sheet-record">
        {entries.map((entry) => (
          <li key={entry.n} className="history-line">
            <span className="num faint">{entry.n}</span>
            <time className="faint" dateTime={new Date(entry.at).toISOString()}>
              {timeText(language, entry.at)}
            </time>
            <p>
              <RuledText>{factSentence(language, entry.fact, names)}</RuledText>
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}
