import { type Command, type ListView, listFindings, rulesOf } from '@topcut/engine'
import { buttonLabel, refusalSentence } from '@topcut/protocol/words'
import { useEffect, useRef, useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { useEventCards } from '../../../leader/list/use-event-cards.ts'
import { TroubleNote } from '../../../leader/trouble-note.tsx'
import { useGiving } from '../../../leader/use-giving.ts'
import { DraftFields } from '../../../parts/list/draft-fields.tsx'
import { Findings } from '../../../parts/list/findings.tsx'
import { draftFromList } from '../../../parts/list/typing/draft-from-list.ts'
import { emptyForm, isUntouched, type ListDraft } from '../../../parts/list/typing/list-draft.ts'
import { listTyped } from '../../../parts/list/typing/list-typed.ts'
import { useDraft } from '../../../state/drafts.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { RuledText } from '../../../ui/ruled-text.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { type Correction, CorrectionFields } from './correction-fields.tsx'

type Props = { readonly view: ListView; readonly onDone: () => void }

/** One list as it is typed, with what speaks against it; handed in, or corrected once locked. */
export const ListForm = ({ view, onDone }: Props) => {
  const { workplace, state, people, names, ask } = useLeading()
  const { page, language, term } = useWords(deskWords)
  const { player, list: before } = view
  const { lists } = rulesOf(state.created).regulation
  const [typed, setTyped] = useDraft<ListDraft | null>(`${workplace.event}.list.${player}`, null)
  const [correction, setCorrection] = useState<Correction>({ reason: '', possibleAdvantage: false })
  const giving = useGiving()
  const cards = useEventCards()
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    fields.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [])
  const isRefused = giving.trouble !== null
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The way around a refusal stands below a long form: whoever pressed the button has to see it.
    if (isRefused) end.current?.scrollIntoView({ block: 'nearest' })
  }, [isRefused])

  const empty = emptyForm(lists, state.created.date, player)
  const draft = typed ?? draftFromList(before, empty, lists)
  const list = listTyped(draft, before, lists)
  const isLocked = state.stages.length > 0 && before !== null
  const command: Command = isLocked
    ? { kind: 'correct-list', player, list, ...correction }
    : { kind: 'submit-list', player, list }
  const isBlank = isUntouched(typed, before)
  const isJudged = !isBlank && cards !== undefined
  const findings = isJudged
    ? listFindings(state, list, cards, isLocked && typed !== null ? before : null)
    : []
  const decision = typed === null || !isJudged ? null : ask(command)
  // What is wrong with the list stands in its findings; a reason may still be to come.
  const refusal =
    decision?.granted === false &&
    decision.refusal.code !== 'list-not-allowed' &&
    decision.refusal.code !== 'reason-needed'
      ? decision.refusal
      : null
  return (
    <>
      <form
        className="list-form"
        noValidate
        onSubmit={(submit) => {
          submit.preventDefault()
          giving.give(command, () => {
            setTyped(null)
            onDone()
          })
        }}
      >
        <DraftFields
          clauses={lists}
          draft={draft}
          empty={empty}
          findings={findings}
          people={people.get(player)?.members}
          fields={fields}
          onChange={(next) => {
            giving.forget()
            setTyped(next)
          }}
        />
        {isJudged && (
          <Findings
            findings={findings}
            names={names}
            members={'members' in draft.form ? draft.form.members : []}
            people={people.get(player)?.members}
          />
        )}
        {isLocked && (
          <CorrectionFields
            value={correction}
            rule={lists.investigate?.rule}
            onChange={(value) => {
              giving.forget()
              setCorrection(value)
            }}
          />
        )}
        {refusal !== null && !isRefused && (
          <Note tone="wrong">
            <RuledText>{refusalSentence(language, refusal, names)}</RuledText>
          </Note>
        )}
        <div className="inline">
          <Button type="submit" data-testid="hand-in" isPending={giving.isBusy}>
            {giving.isBusy
              ? term('saving')
              : buttonLabel(language, isLocked ? 'correct-list' : 'submit-list')}
          </Button>
          {typed !== null && (
            <Button tone="quiet" onClick={() => setTyped(null)}>
              {page.before.discardDraft}
            </Button>
          )}
        </div>
      </form>
      <div ref={end} className="refused">
        {giving.trouble !== null && (
          <TroubleNote trouble={giving.trouble} onOverride={giving.override} />
        )}
      </div>
    </>
  )
}
