import { checkList, type ListClauses, listPoints, type PublicEvent } from '@topcut/engine'
import { languages, thing } from '@topcut/protocol/words'
import { useState } from 'react'
import { Sign } from '../../../look/sign.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useDraft } from '../../desk/drafts.ts'
import { FormFields } from '../../desk/lists/fields/form-fields.tsx'
import { LinesField } from '../../desk/lists/fields/lines-field.tsx'
import { draftFromList } from '../../desk/lists/typing/draft-from-list.ts'
import { draftFromText } from '../../desk/lists/typing/draft-from-text.ts'
import { emptyForm, type FormDraft, type ListDraft } from '../../desk/lists/typing/list-draft.ts'
import { listTyped } from '../../desk/lists/typing/list-typed.ts'
import { usePhone } from '../phone-context.ts'
import { FindingsOfList } from './findings-of-list.tsx'

type Props = { readonly clauses: ListClauses; readonly event: PublicEvent }

const checked = (list: ReturnType<typeof listTyped>, clauses: ListClauses, event: PublicEvent) => {
  const { date, tier, details } = event
  return checkList(list, clauses, {
    date,
    tier,
    region: details.region ?? null,
    organizersList: details.products ?? null,
    eventKind: details.eventKind ?? null,
    admissions: details.admissions ?? [],
    sleevesOrdered: details.sleevesOrdered === true,
    lockedList: null,
  })
}

/** A list as it is typed on a phone, with what speaks against it, until it is handed in. */
export const ListEditor = ({ clauses, event }: Props) => {
  const { session, me } = usePhone()
  const { page, label } = useWords()
  const { player } = me.player
  const before = me.list.list
  const [typed, setTyped] = useDraft<ListDraft | null>(`${session.event}.own-list`, null)
  const [isAsked, setAsked] = useState(false)
  const empty = emptyForm(clauses, event.date, player)
  const draft = typed ?? draftFromList(before, empty)
  const list = listTyped(draft, before)
  const isLooked = typed !== null || isAsked
  const findings = isLooked ? checked(list, clauses, event) : []
  const change = (part: Partial<ListDraft>) => setTyped({ ...draft, ...part })
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
    <form
      className="list-form"
      noValidate
      onSubmit={async (submit) => {
        submit.preventDefault()
        setAsked(true)
        if (await session.give({ kind: 'submit-list', player, list })) setTyped(null)
      }}
    >
      {before === null && <h2>{label('do.submit-list')}</h2>}
      <div className="tabs">
        {tab('form', page.before.byForm)}
        {tab('text', page.before.byText)}
      </div>
      <div className="list-fields">
        {draft.as === 'text' ? (
          <Pasted
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
      {isLooked && <FindingsOfList findings={findings} />}
      <button type="submit" className="big next" data-testid="submit-list">
        {label('do.submit-list')}
      </button>
      {typed !== null && (
        <button type="button" className="line" onClick={() => setTyped(null)}>
          {page.before.discardDraft}
        </button>
      )}
    </form>
  )
}

type PastedProps = {
  readonly text: string
  readonly empty: FormDraft
  readonly clauses: ListClauses
  readonly onChange: (text: string) => void
  readonly onTake: (form: FormDraft) => void
}

/** A list as text, and what of it the form would understand. */
const Pasted = ({ text, empty, clauses, onChange, onTake }: PastedProps) => {
  const { page } = useWords()
  const factions =
    'factions' in clauses
      ? clauses.factions.value.flatMap(({ faction, includes }) => [faction, ...includes])
      : []
  const understood = draftFromText(text, {
    empty,
    factions: factions.map((one) => [one, [one, ...languages.map((name) => thing(name, one))]]),
    obstacles: 'obstacles' in clauses ? clauses.obstacles.value.pool : [],
    cap: 'pointCap' in clauses ? clauses.pointCap.value : null,
  })
  const list =
    understood === null ? null : listTyped({ as: 'form', form: understood, text: '' }, null)
  return (
    <>
      <p className="muted">{page.before.textNote}</p>
      <LinesField
        name={page.before.textLabel}
        testId="list-text"
        rows={8}
        value={text}
        onChange={onChange}
      />
      {understood !== null && list !== null && (
        <>
          <p className="good">
            <Sign name="check" />{' '}
            {list.kind === 'squad' || list.kind === 'army'
              ? page.before.understood(listPoints(list))
              : page.before.understoodDecks}
          </p>
          <button
            type="button"
            className="line"
            data-testid="take-over"
            onClick={() => onTake(understood)}
          >
            {page.before.takeOver}
          </button>
        </>
      )}
    </>
  )
}
