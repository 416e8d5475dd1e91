import { findingsIn, type ListClauses, type PublicEvent } from '@topcut/engine'
import { useState } from 'react'
import { DraftFields } from '../../../parts/list/draft-fields.tsx'
import { Findings } from '../../../parts/list/findings.tsx'
import { draftFromList } from '../../../parts/list/typing/draft-from-list.ts'
import { emptyForm, type ListDraft } from '../../../parts/list/typing/list-draft.ts'
import { listTyped } from '../../../parts/list/typing/list-typed.ts'
import { useDraft } from '../../../state/drafts.ts'
import { Button } from '../../../ui/button.tsx'
import { deskWords } from '../../../words/desk.ts'
import { phoneWords } from '../../../words/phone.ts'
import { useWords } from '../../../words/use-words.ts'
import { usePhone } from '../phone-context.ts'
import { phoneNames } from '../said/phone-names.ts'

type Props = { readonly clauses: ListClauses; readonly event: PublicEvent }

/** A list as it is typed on a phone, with what speaks against it, until it is handed in. */
export const ListEditor = ({ clauses, event }: Props) => {
  const { session, me } = usePhone()
  const { page } = useWords(deskWords)
  const { submitList } = useWords(phoneWords)
  const { player } = me.player
  const before = me.list.list
  const [typed, setTyped] = useDraft<ListDraft | null>(`${session.event}.own-list`, null)
  const [isAsked, setAsked] = useState(false)
  const empty = emptyForm(clauses, event.date, player)
  const draft = typed ?? draftFromList(before, empty, clauses)
  const list = listTyped(draft, before, clauses)
  const isLooked = typed !== null || isAsked
  const findings = isLooked ? findingsIn(event, clauses, list) : []
  return (
    <form
      className="list-form"
      noValidate
      onSubmit={async (submit) => {
        submit.preventDefault()
        setAsked(true)
        if (await session.give({ kind: 'submit-list', player, list })) setTyped(null)
      }}
    >
      {before === null && <h2>{submitList}</h2>}
      <DraftFields
        clauses={clauses}
        draft={draft}
        empty={empty}
        findings={findings}
        people={me.person?.members}
        onChange={setTyped}
      />
      {isLooked && (
        <Findings
          findings={findings}
          names={phoneNames(me)}
          members={'members' in draft.form ? draft.form.members : []}
          people={me.person?.members}
        />
      )}
      <Button type="submit" tone="next" size="big" data-testid="submit-list">
        {submitList}
      </Button>
      {typed !== null && (
        <Button size="line" onClick={() => setTyped(null)}>
          {page.before.discardDraft}
        </Button>
      )}
    </form>
  )
}
