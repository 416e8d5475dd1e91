import { type Command, type ListView, listFindings, listPoints, rulesOf } from '@topcut/engine'
import { languages, refusalSentence, thing } from '@topcut/protocol/words'
import { useEffect, useId, useRef, useState } from 'react'
import { RuleIds } from '../../../look/rule-ids.tsx'
import { Sign } from '../../../look/sign.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useGiving } from '../announcement/use-giving.ts'
import { tryHere, useDesk } from '../desk-context.ts'
import { useDraft } from '../drafts.ts'
import { TroubleNote } from '../trouble-note.tsx'
import { ArmyFields } from './fields/army-fields.tsx'
import { DeckFields } from './fields/deck-fields.tsx'
import { LinesField } from './fields/lines-field.tsx'
import { SquadFields } from './fields/squad-fields.tsx'
import { Findings } from './findings.tsx'
import { draftFromList } from './typing/draft-from-list.ts'
import { draftFromText } from './typing/draft-from-text.ts'
import { emptyForm, type FormDraft, type ListDraft } from './typing/list-draft.ts'
import { listTyped } from './typing/list-typed.ts'

type Props = { readonly view: ListView; readonly onDone: () => void }

/** What a pasted text would make of the form, and the button that takes it over. */
const Understood = ({
  form,
  onTake,
}: {
  readonly form: FormDraft
  readonly onTake: () => void
}) => {
  const { page } = useWords()
  const list = listTyped({ as: 'form', form, text: '' }, null)
  return (
    <p className="inline understood">
      <span className="good">
        <Sign name="check" />{' '}
        {list.kind === 'squad' || list.kind === 'army'
          ? page.before.understood(listPoints(list))
          : page.before.understoodDecks}
      </span>
      <button type="button" className="btn small" data-testid="take-over" onClick={onTake}>
        {page.before.takeOver}
      </button>
    </p>
  )
}

/** One list as it is typed, with what speaks against it; handed in, or corrected once locked. */
export const ListForm = ({ view, onDone }: Props) => {
  const { session, event, state, names } = useDesk()
  const { page, label, language, term } = useWords()
  const { player, list: before } = view
  const { lists } = rulesOf(state.created).regulation
  const [typed, setTyped] = useDraft<ListDraft | null>(`${session.event}.list.${player}`, null)
  const [reason, setReason] = useState('')
  const [mayBeAdvantage, setAdvantage] = useState(false)
  const giving = useGiving()
  const ids = useId()
  const start = useRef<HTMLDivElement>(null)
  useEffect(() => {
    start.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [])

  const isRefused = giving.trouble !== null
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The way around a refusal stands below a long form: whoever pressed the button has to see it.
    if (isRefused) end.current?.scrollIntoView({ block: 'nearest' })
  }, [isRefused])

  const empty = emptyForm(lists, state.created.date, player)
  const draft = typed ?? draftFromList(before, empty)
  const list = listTyped(draft, before)
  const isLocked = state.stages.length > 0 && before !== null
  const command: Command = isLocked
    ? { kind: 'correct-list', player, list, reason, possibleAdvantage: mayBeAdvantage }
    : { kind: 'submit-list', player, list }
  const isBlank = typed === null && before === null
  const findings = listFindings(state, list, isLocked && typed !== null ? before : null)
  const decision = typed === null ? null : tryHere(event, command)
  // What is wrong with the list stands in its findings; a reason may still be to come.
  const refusal =
    decision?.granted === false &&
    decision.refusal.code !== 'list-not-allowed' &&
    decision.refusal.code !== 'reason-needed'
      ? decision.refusal
      : null
  const change = (part: Partial<ListDraft>) => {
    giving.forget()
    setTyped({ ...draft, ...part })
  }
  const changeForm = (form: FormDraft) => change({ form })
  const factions =
    'factions' in lists
      ? lists.factions.value.flatMap(({ faction, includes }) => [faction, ...includes])
      : []
  const understood =
    draft.as === 'text' && draft.text.trim() !== ''
      ? draftFromText(draft.text, {
          empty,
          factions: factions.map((one) => [one, [one, ...languages.map((l) => thing(l, one))]]),
          obstacles: 'obstacles' in lists ? lists.obstacles.value.pool : [],
          cap: 'pointCap' in lists ? lists.pointCap.value : null,
        })
      : null
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
        <div className="tabs">
          {tab('form', page.before.byForm)}
          {tab('text', page.before.byText)}
        </div>
        <div ref={start} className="list-fields">
          {draft.as === 'text' ? (
            <>
              <p className="muted">{page.before.textNote}</p>
              <LinesField
                name={page.before.textLabel}
                testId="list-text"
                rows={10}
                value={draft.text}
                onChange={(text) => change({ text })}
              />
              {understood !== null && (
                <Understood
                  form={understood}
                  onTake={() => change({ as: 'form', form: understood })}
                />
              )}
            </>
          ) : draft.form.kind === 'squad' && lists.kind === 'squad' ? (
            <SquadFields
              clauses={lists}
              draft={draft.form}
              findings={isBlank ? [] : findings}
              onChange={changeForm}
            />
          ) : draft.form.kind === 'army' && lists.kind === 'army' ? (
            <ArmyFields
              clauses={lists}
              draft={draft.form}
              findings={isBlank ? [] : findings}
              onChange={changeForm}
            />
          ) : draft.form.kind === 'decks' || draft.form.kind === 'team-decks' ? (
            <DeckFields clauses={lists} draft={draft.form} onChange={changeForm} />
          ) : null}
        </div>
        {!isBlank && (
          <Findings
            findings={findings}
            members={'members' in draft.form ? draft.form.members : []}
          />
        )}
        {isLocked && (
          <div className="fields">
            <div className="field wide">
              <label htmlFor={`${ids}-reason`}>{page.before.whyCorrect}</label>
              <input
                id={`${ids}-reason`}
                data-testid="correct-reason"
                value={reason}
                maxLength={500}
                onChange={({ target }) => {
                  giving.forget()
                  setReason(target.value)
                }}
              />
            </div>
            <label className="check wide">
              <input
                type="checkbox"
                data-testid="possible-advantage"
                checked={mayBeAdvantage}
                onChange={({ target }) => setAdvantage(target.checked)}
              />
              <span>
                {page.before.possibleAdvantage} <RuleIds rules={[lists.investigate?.rule]} />
              </span>
            </label>
          </div>
        )}
        {refusal !== null && giving.trouble === null && (
          <p className="wrong">
            <Sign name="differ" /> {refusalSentence(language, refusal, names)}
          </p>
        )}
        <div className="inline">
          <button type="submit" className="btn" data-testid="hand-in" aria-busy={giving.isBusy}>
            {giving.isBusy
              ? term('saving')
              : label(isLocked ? 'do.correct-list' : 'do.submit-list')}
          </button>
          {typed !== null && (
            <button type="button" className="btn quiet" onClick={() => setTyped(null)}>
              {page.before.discardDraft}
            </button>
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
