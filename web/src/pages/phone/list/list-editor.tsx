import {
  findingsIn,
  type ListClauses,
  listPoints,
  type PublicEvent,
  type SquadList,
} from '@topcut/engine'
import { useRef, useState } from 'react'
import { DraftFields } from '../../../parts/list/draft-fields.tsx'
import { Findings } from '../../../parts/list/findings.tsx'
import { draftFromList } from '../../../parts/list/typing/draft-from-list.ts'
import { emptyForm, type ListDraft } from '../../../parts/list/typing/list-draft.ts'
import { listTyped } from '../../../parts/list/typing/list-typed.ts'
import { useDraft } from '../../../state/drafts.ts'
import { Button } from '../../../ui/button.tsx'
import { deskWords } from '../../../words/desk.ts'
import { phonePagesWords } from '../../../words/phone-pages.ts'
import { useWords } from '../../../words/use-words.ts'
import { usePhone } from '../phone-context.ts'
import { phoneNames } from '../said/phone-names.ts'

/** Nobody types what the cards add up to. */
const withTotal = (list: SquadList): SquadList =>
  list.kind === 'squad' || list.kind === 'army' ? { ...list, total: listPoints(list) } : list

type Props = { readonly clauses: ListClauses; readonly event: PublicEvent }

/** A list as it is typed on a phone, with what speaks against it, until it is handed in. */
export const ListEditor = ({ clauses, event }: Props) => {
  const { session, me } = usePhone()
  const { page } = useWords(deskWords)
  const { submitList } = useWords(phonePagesWords)
  const { player } = me.player
  const before = me.list.list
  const [typed, setTyped] = useDraft<ListDraft | null>(`${session.event}.own-list`, null)
  const [isAsked, setAsked] = useState(false)
  const found = useRef<HTMLDivElement>(null)
  const empty = emptyForm(clauses, event.date, player)
  const draft = typed ?? draftFromList(before, empty, clauses)
  const list = withTotal(listTyped(draft, before, clauses))
  const isLooked = typed !== null || isAsked
  const findings = isLooked ? findingsIn(event, clauses, list) : []
  return (
    <form
      className="list-form"
      noValidate
      onSubmit={async (submit) => {
        submit.preventDefault()
        setAsked(true)
        // What is refused stands below already: nothing is sent to hear it a second time.
        if (findingsIn(event, clauses, list).some(({ severity }) => severity === 'must')) {
          found.current?.scrollIntoView({ block: 'center' })
          return
        }
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
        hasTotal={false}
        onChange={setTyped}
      />
      <div ref={found}>
        {isLooked && (
          <Findings
            findings={findings}
            names={phoneNames(me)}
            members={'members' in draft.form ? draft.form.members : []}
            people={me.person?.members}
          />
        )}
      </div>
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
