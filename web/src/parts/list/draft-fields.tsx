import type { Catalogue, Finding, ListClauses } from '@topcut/engine'
import type { ReactNode } from 'react'
import { Tabs } from '../../ui/tabs.tsx'
import { cardsWords } from '../../words/cards.ts'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { textOfCards } from './cards/edits/text-of-cards.ts'
import { ArmyFields } from './fields/army-fields.tsx'
import { DeckFields } from './fields/deck-fields.tsx'
import type { Found } from './fields/found.ts'
import { SquadFields } from './fields/squad-fields.tsx'
import { PastedText } from './pasted-text.tsx'
import { type FormPlace, formPlace } from './typing/form-place.ts'
import type { FormDraft, ListDraft } from './typing/list-draft.ts'
import { listTyped } from './typing/list-typed.ts'

type FormProps = {
  readonly clauses: ListClauses
  readonly draft: FormDraft
  readonly found: Found
  readonly people?: readonly string[] | undefined
  readonly hasTotal: boolean
  readonly onChange: (draft: FormDraft) => void
}

/** The form for the kind of list this document wants. */
const FormFields = ({ clauses, draft, found, people, hasTotal, onChange }: FormProps) => {
  const shared = { found, hasTotal, onChange }
  if (draft.kind === 'squad' && clauses.kind === 'squad') {
    return <SquadFields clauses={clauses} draft={draft} {...shared} />
  }
  if (draft.kind === 'army' && clauses.kind === 'army') {
    return <ArmyFields clauses={clauses} draft={draft} {...shared} />
  }
  if (draft.kind === 'squad' || draft.kind === 'army') return null
  return <DeckFields {...{ clauses, draft, people, found, onChange }} />
}

type Props = {
  readonly clauses: ListClauses
  readonly draft: ListDraft
  readonly empty: FormDraft
  /** Null where nobody knows the cards: then there is no way back to them. */
  readonly cards: Catalogue | null
  readonly findings: readonly Finding[]
  /** How those about one ship, group or deck are told beside it; absent: elsewhere. */
  readonly beside?: (findings: readonly Finding[], place: FormPlace) => ReactNode
  /** Who plays as a team: its decks say whose they are. */
  readonly people?: readonly string[] | undefined
  /** Whether a written total is copied; otherwise the cards add up to it. */
  readonly hasTotal?: boolean
  readonly onChange: (draft: ListDraft) => void
}

/** A list as it is typed: into a form, or as text. */
export const DraftFields = (props: Props) => {
  const {
    clauses,
    draft,
    empty,
    cards,
    findings,
    beside,
    people,
    hasTotal = true,
    onChange,
  } = props
  const { page } = useWords(deskWords)
  const { byCards } = useWords(cardsWords)
  const asText = () =>
    cards === null || draft.as !== 'form'
      ? draft.text
      : textOfCards(cards, listTyped(draft, null, clauses))
  const change = (part: Partial<ListDraft>) => onChange({ ...draft, ...part })
  const isAbout = (place: FormPlace) => (one: Finding) => formPlace(draft.form, one) === place
  const found: Found = {
    isAt: (place) => findings.some(isAbout(place)),
    at: (place) => beside?.(findings.filter(isAbout(place)), place),
  }
  return (
    <Tabs
      label={page.before.list}
      value={(draft.as === 'form' ? 'form' : 'text') as ListDraft['as']}
      tabs={[
        ...(cards === null
          ? []
          : [{ value: 'cards', text: byCards, testId: 'list-as-cards' } as const]),
        { value: 'form', text: page.before.byForm, testId: 'list-as-form' },
        { value: 'text', text: page.before.byText, testId: 'list-as-text' },
      ]}
      onChange={(as) => change({ as, ...(as === 'cards' ? { text: asText() } : {}) })}
    >
      <div className="list-fields">
        {draft.as !== 'form' ? (
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
            found={found}
            people={people}
            hasTotal={hasTotal}
            onChange={(form) => change({ form })}
          />
        )}
      </div>
    </Tabs>
  )
}
