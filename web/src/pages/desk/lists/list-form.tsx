import type { Command, ListView } from '@topcut/engine'
import { useEffect, useRef, useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { TroubleNote } from '../../../leader/trouble-note.tsx'
import { useGiving } from '../../../leader/use-giving.ts'
import { DraftFields } from '../../../parts/list/draft-fields.tsx'
import { Findings } from '../../../parts/list/findings.tsx'
import type { ListDraft } from '../../../parts/list/typing/list-draft.ts'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { CardColumns } from './card-columns.tsx'
import type { Correction } from './correction-fields.tsx'
import { HandIn } from './hand-in.tsx'
import { useTypedList } from './use-typed-list.ts'

type Props = { readonly view: ListView; readonly onDone: () => void }

/** One list as it is typed, with what speaks against it; handed in, or corrected once locked. */
export const ListForm = ({ view, onDone }: Props) => {
  const { people, names, ask } = useLeading()
  const { term } = useWords(deskWords)
  const { player } = view
  const form = useTypedList(view)
  const { cards, typed, setTyped, typedNow, clauses, empty, draft, list, isLocked, isJudged } = form
  const [correction, setCorrection] = useState<Correction>({ reason: '', possibleAdvantage: false })
  const giving = useGiving()
  const fields = useRef<HTMLFormElement>(null)
  const isThere = cards !== undefined
  const isLate = useRef(!isThere)
  useEffect(() => {
    // Who fills in something else already, while the cards are on their way, keeps the keyboard.
    const isFilling = document.activeElement?.matches('input, select, textarea') === true
    if (!isThere || (isLate.current && isFilling)) return
    fields.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [isThere])
  const isRefused = giving.trouble !== null
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The way around a refusal stands below a long form: whoever pressed the button has to see it.
    if (isRefused) end.current?.scrollIntoView({ block: 'nearest' })
  }, [isRefused])
  if (cards === undefined) return <p role="status">{term('loading')}</p>

  const command: Command = isLocked
    ? { kind: 'correct-list', player, list, ...correction }
    : { kind: 'submit-list', player, list }
  const decision = typed === null || !isJudged ? null : ask(command)
  // What is wrong with the list stands in its findings; a reason may still be to come.
  const refusal =
    decision?.granted === false &&
    decision.refusal.code !== 'list-not-allowed' &&
    decision.refusal.code !== 'reason-needed'
      ? decision.refusal
      : null
  const change = (next: ListDraft) => {
    giving.forget()
    setTyped(next)
  }
  const told = {
    names,
    members: 'members' in draft.form ? draft.form.members : [],
    people: people.get(player)?.members,
  }
  const handIn = (
    <HandIn
      view={view}
      form={form}
      correction={correction}
      refusal={isRefused ? null : refusal}
      isBusy={giving.isBusy}
      onCorrection={(value) => {
        giving.forget()
        setCorrection(value)
      }}
    />
  )
  return (
    <>
      <form
        ref={fields}
        className="list-form"
        noValidate
        onSubmit={(submit) => {
          submit.preventDefault()
          giving.give(command, () => {
            // What was typed after the press is not handed in yet.
            if (typedNow() !== typed) return
            setTyped(null)
            onDone()
          })
        }}
      >
        {draft.as === 'cards' && cards !== null ? (
          <div>
            <CardColumns view={view} form={form} cards={cards} told={told} onChange={change}>
              {handIn}
            </CardColumns>
          </div>
        ) : (
          <>
            <DraftFields
              clauses={clauses}
              draft={draft}
              empty={empty}
              cards={cards}
              findings={form.findings}
              people={told.people}
              onChange={change}
            />
            {isJudged && <Findings findings={form.findings} {...told} />}
            {handIn}
          </>
        )}
      </form>
      <div ref={end} className="refused">
        {giving.trouble !== null && (
          <TroubleNote trouble={giving.trouble} onOverride={giving.override} />
        )}
      </div>
    </>
  )
}
