import type { ListClauses } from '@topcut/engine'
import { thing } from '@topcut/protocol/words'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'

/** The marks of cards that a rule of this document speaks of, and how they are typed. */
export const MarksHint = ({ clauses }: { readonly clauses: ListClauses }) => {
  const { page, language } = useWords(deskWords)
  const hiding = clauses.sleeves?.hiding ?? null
  const marks = [...clauses.barredMarks.map(({ value }) => value), ...(hiding?.value.marks ?? [])]
  if (marks.length === 0) return null
  const text = marks.map((mark) => `[${mark}] ${thing(language, mark)}`).join(', ')
  return (
    <p className="faint">
      {page.before.marksHint(text)}{' '}
      <RuleIds rules={[...clauses.barredMarks.map(({ rule }) => rule), hiding?.rule]} />
    </p>
  )
}
