import type { PublicRecord } from '@topcut/engine'
import { useMemo, useState } from 'react'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { momentText } from '../../words/moment-text.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { verifyWords } from '../../words/verify.ts'
import { codesOf, compareCode } from './compare-code.ts'

type Props = { readonly record: PublicRecord; readonly isAtHand?: boolean }

/** What is typed off a sheet is compared letter by letter, while one types. */
export const CodeField = ({ record, isAtHand = false }: Props) => {
  const words = useWords(verifyWords).code
  const language = useLanguage()
  const codes = useMemo(() => codesOf(record), [record])
  const [typed, setTyped] = useState('')
  const found = compareCode(codes, typed)
  const says = (): { readonly isGood: boolean; readonly text: string } | null => {
    switch (found.kind) {
      case 'nothing':
        return null
      case 'same':
        return { isGood: true, text: found.isWhole ? words.whole : words.same(found.letters) }
      case 'older': {
        const when = momentText(language, record.entries[found.entry - 1]?.at ?? 0)
        return { isGood: true, text: (found.isWhole ? words.older : words.maybeOlder)(when) }
      }
      case 'differs':
        return { isGood: false, text: words.differs(found.letter) }
      case 'too-long':
        return { isGood: false, text: words.tooLong }
    }
  }
  const said = says()
  return (
    <div className="verify-compare">
      <TextField
        label={words.compare}
        hint={said === null ? words.hint : undefined}
        maxLength={120}
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus={isAtHand}
        inputClass="verify-typed"
        data-testid="typed-code"
        value={typed}
        onChange={setTyped}
      />
      <div role="status">
        {said !== null && (
          <Note
            tone={said.isGood ? 'good' : 'wrong'}
            data-testid="compared"
            data-found={found.kind}
          >
            {said.text}
          </Note>
        )}
      </div>
    </div>
  )
}
