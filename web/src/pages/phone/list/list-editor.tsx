import {
  type EventId,
  findingsIn,
  type ListClauses,
  listPoints,
  type PublicEvent,
  type SquadList,
} from '@topcut/engine'
import { useEffect, useRef, useState } from 'react'
import { isSame } from '../../../parts/is-same.ts'
import { DraftFields } from '../../../parts/list/draft-fields.tsx'
import { Findings } from '../../../parts/list/findings.tsx'
import { draftFromList } from '../../../parts/list/typing/draft-from-list.ts'
import { formPlace } from '../../../parts/list/typing/form-place.ts'
import { emptyForm, type ListDraft } from '../../../parts/list/typing/list-draft.ts'
import { listTyped } from '../../../parts/list/typing/list-typed.ts'
import { useDraft } from '../../../state/drafts.ts'
import { useCards } from '../../../state/use-cards.ts'
import { Button } from '../../../ui/button.tsx'
import { deskWords } from '../../../words/desk.ts'
import { phoneWords } from '../../../words/phone.ts'
import { phonePagesWords } from '../../../words/phone-pages.ts'
import { useWords } from '../../../words/use-words.ts'
import { usePhone } from '../phone-context.ts'
import { phoneNames } from '../said/phone-names.ts'
import { CardSteps } from './card-steps.tsx'

/** Nobody types what the cards add up to. */
const withTotal = (list: SquadList): SquadList =>
  list.kind === 'squad' || list.kind === 'army' ? { ...list, total: listPoints(list) } : list

const inTheMiddle: ScrollIntoViewOptions = { block: 'center' }

/** Where what was typed of the own list is kept. */
export const ownListDraft = ({ event }: { readonly event: EventId }): string => `${event}.own-list`

type Props = { readonly clauses: ListClauses; readonly event: PublicEvent }

/** A list as it is typed on a phone, with what speaks against it, until it is handed in. */
export const ListEditor = ({ clauses, event }: Props) => {
  const { session, me, waiting } = usePhone()
  const { page } = useWords(deskWords)
  const { loading } = useWords(phoneWords)
  const { submitList } = useWords(phonePagesWords)
  const { player } = me.player
  const before = me.list.list
  const [typed, setTyped, typedNow] = useDraft<ListDraft | null>(ownListDraft(session), null)
  const [asked, setAsked] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const cards = useCards(session.event, event.cards)
  const empty = emptyForm(clauses, event.date, player)
  const draft = typed ?? draftFromList(before, empty, clauses, cards ?? null)
  const list = withTotal(listTyped(draft, before, clauses, cards ?? null))
  const found = cards === undefined ? [] : findingsIn(event, clauses, list, cards)
  const isLooked = cards !== undefined && (typed !== null || asked > 0)
  const findings = isLooked ? found : []
  const ofAll = findings.filter((one) => formPlace(draft.form, one) === null)
  const told = {
    names: phoneNames(me),
    members: 'members' in draft.form ? draft.form.members : [],
    people: me.person?.members,
  }
  useEffect(() => {
    // It may stand beside a ship far above the button that was pressed.
    if (asked > 0) form.current?.querySelector('.findings .wrong')?.scrollIntoView(inTheMiddle)
  }, [asked])
  if (cards === undefined && typed === null) return <p role="status">{loading}</p>
  const submit = (
    <Button type="submit" tone="next" size="big" data-testid="submit-list">
      {submitList}
    </Button>
  )
  const discard = typed !== null && (
    <Button size="line" onClick={() => setTyped(null)}>
      {page.before.discardDraft}
    </Button>
  )
  return (
    <form
      ref={form}
      className="list-form"
      noValidate
      onSubmit={async (press) => {
        press.preventDefault()
        setAsked(asked + 1)
        // What is refused stands here already: nothing is sent to hear it a second time.
        if (found.some(({ severity }) => severity === 'must')) return
        const sent = waiting.findLast(({ parcel }) => parcel.command.kind === 'submit-list')
        const command = { kind: 'submit-list', player, list } as const
        // Pressed again while it is on its way, it would be refused as locked once play has begun.
        if (isSame(sent?.parcel.command, command)) return
        // What was typed after the press is not handed in yet.
        if ((await session.give(command)) && typedNow() === typed) setTyped(null)
      }}
    >
      {draft.as === 'cards' && cards != null ? (
        <CardSteps
          draft={draft}
          clauses={clauses}
          cards={cards}
          event={event}
          findings={findings}
          told={told}
          submit={submit}
          discard={discard}
          onChange={setTyped}
        />
      ) : (
        <>
          {before === null && <h2>{submitList}</h2>}
          <DraftFields
            clauses={clauses}
            draft={draft}
            empty={empty}
            cards={cards ?? null}
            findings={findings}
            beside={(some, place) =>
              some.length > 0 && <Findings findings={some} {...told} testId={`findings-${place}`} />
            }
            people={me.person?.members}
            hasTotal={false}
            onChange={setTyped}
          />
          {isLooked && (ofAll.length > 0 || findings.length === 0) && (
            <Findings findings={ofAll} {...told} />
          )}
          {submit}
          {discard}
        </>
      )}
    </form>
  )
}
