import type { Finding, ListClauses } from '@topcut/engine'
import type { Ref } from 'react'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { FormFields } from './fields/form-fields.tsx'
import { PastedText } from './pasted-text.tsx'
import type { FormDraft, ListDraft } from './typing/list-draft.ts'

type Props = {
  readonly clauses: ListClauses
  readonly draft: ListDraft
  readonly empty: FormDraft
  readonly findings: readonly Finding[]
  readonly onChange: (draft: ListDraft) => void
  readonly fields?: Ref<HTMLDivElement>
}

/** A list as it is typed: into a form, or as text. */
export const DraftFields = ({ clauses, draft, empty, findings, onChange, fields }: Props) => {
  const { page } = useWords(deskWords)
  const change = (part: Partial<ListDraft>) => onChange({ ...draft, ...part })
  const tab = (as: ListDraft['as'], text: string) => (
    <button
      type="button"
      data-testid={`list-as-${as}`}
      aria-pressed={draft.as === as}
      onClick={() => change({ as })}
    >
      {text}
    </button>
  )
  return (
    <>
      <div className="tabs">
        {tab('form', page.before.byForm)}
        {tab('text', page.before.byText)}
      </div>
      <div ref={fields} className="list-fields">
        {draft.as === 'text' ? (
          <PastedText
            text={draft.text}
            empty={empty}
            clauses={clauses}
            onChange={(text) => change({ text })}
            onTake={(form) => change({ as: 'form', form })}
          />
        ) : (
          <FormFields
            clauses={clauses}
            draft={draft.form}
            findings={findings}
            onChange={(form) => change({ form })}
          />
        )}
      </div>
    </>
  )
}
