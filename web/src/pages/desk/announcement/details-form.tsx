import { type Command, rulesOf } from '@topcut/engine'
import { buttonLabel, refusalSentence, thing } from '@topcut/protocol/words'
import type { ReactNode } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { TroubleNote } from '../../../leader/trouble-note.tsx'
import { useGiving } from '../../../leader/use-giving.ts'
import { LinesField } from '../../../parts/list/fields/lines-field.tsx'
import { useDraft } from '../../../state/drafts.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { Note } from '../../../ui/note.tsx'
import { RuledText } from '../../../ui/ruled-text.tsx'
import { capital } from '../../../words/capital.ts'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { AdmissionFields } from './admission-fields.tsx'
import { askedDetails, type Detail } from './asked-details.ts'
import { type DetailsDraft, detailsTyped, draftFromDetails } from './details-draft.ts'
import { DeviationFields } from './deviation-fields.tsx'

/** What the organizer lays down beside the structure; refused while typing where a rule is against it. */
export const DetailsForm = () => {
  const { workplace, state, names, ask } = useLeading()
  const { page, heading, language, term } = useWords(deskWords)
  const [typed, setDraft] = useDraft<DetailsDraft | null>(`${workplace.event}.details`, null)
  const giving = useGiving()
  if (state.stages.length > 0) return null
  const draft = typed ?? draftFromDetails(state.details)
  const change = (part: Partial<DetailsDraft>) => {
    giving.forget()
    setDraft({ ...draft, ...part })
  }
  const { scope, lists } = rulesOf(state.created).regulation
  const { releases } = state.details
  // The command takes the place of all details, also of those that are entered elsewhere.
  const details = { ...detailsTyped(draft), ...(releases === undefined ? {} : { releases }) }
  const command: Command = { kind: 'set-details', details }
  const decision = typed === null ? null : ask(command)
  const worded = (one: string) => capital(language, thing(language, one).replaceAll('-', ' '))
  const text = (detail: 'rulesVersion' | 'faqVersion' | 'eventKind' | 'variant' | 'region') => (
    <TextField
      spellCheck={false}
      maxLength={80}
      key={detail}
      label={heading(`detail.${detail}`)}
      data-testid={`detail-${detail}`}
      value={draft[detail]}
      usual={usual(detail).map((one) => [one, worded(one)])}
      onChange={(value) => change({ [detail]: value })}
    />
  )
  const usual = (detail: Detail): readonly string[] => {
    if (detail === 'eventKind') return scope.eventKinds[state.created.tier]?.value ?? []
    if (detail === 'variant') return scope.variant === null ? [] : [scope.variant.value.played]
    const { region } = lists.release.value
    return detail === 'region' && region !== null ? [region] : []
  }
  const answer = (detail: 'listsAsked' | 'sleevesOrdered') => (
    <SelectField
      key={detail}
      label={heading(`detail.${detail}`)}
      data-testid={`detail-${detail}`}
      value={draft[detail]}
      choices={[
        ['', page.before.asDocument],
        ['yes', page.before.yes],
        ['no', page.before.no],
      ]}
      onChange={(value) => change({ [detail]: value })}
    />
  )
  const lines = (detail: 'outline' | 'products') => (
    <LinesField
      key={detail}
      name={
        detail === 'products'
          ? `${heading(`detail.${detail}`)} (${page.before.onePerLine})`
          : heading(`detail.${detail}`)
      }
      testId={`detail-${detail}`}
      value={draft[detail]}
      maxLength={detail === 'outline' ? 2000 : 40_000}
      onChange={(value) => change({ [detail]: value })}
    />
  )
  const fields: { readonly [D in Detail]-?: () => ReactNode } = {
    rulesVersion: () => text('rulesVersion'),
    faqVersion: () => text('faqVersion'),
    eventKind: () => text('eventKind'),
    variant: () => text('variant'),
    region: () => text('region'),
    listsAsked: () => answer('listsAsked'),
    sleevesOrdered: () => answer('sleevesOrdered'),
    outline: () => lines('outline'),
    products: () => lines('products'),
    admissions: () => (
      <AdmissionFields
        key="admissions"
        admissions={draft.admissions}
        onChange={(admissions) => change({ admissions })}
      />
    ),
    deviations: () => (
      <DeviationFields
        key="deviations"
        deviations={draft.deviations}
        onChange={(deviations) => change({ deviations })}
      />
    ),
  }
  const played = scope.variant?.value.played

  return (
    <>
      <form
        className="details-form"
        noValidate
        onSubmit={(submit) => {
          submit.preventDefault()
          giving.give(command, () => setDraft(null))
        }}
      >
        <h3>{page.before.details}</h3>
        <p className="muted">{page.before.detailsNote}</p>
        <div className="fields">{askedDetails(state).map((detail) => fields[detail]())}</div>
        {played !== undefined && (
          <p className="faint">
            {heading('detail.variant')}: {worded(played)} ({page.before.asDocument})
          </p>
        )}
        {decision?.granted === false && giving.trouble === null && (
          <Note tone="wrong" data-testid="details-refused">
            <RuledText>{refusalSentence(language, decision.refusal, names)}</RuledText>
          </Note>
        )}
        {typed !== null && state.announced !== null && (
          <p className="warn">{page.before.reopens}</p>
        )}
        <div className="inline">
          <Button type="submit" data-testid="set-details" isPending={giving.isBusy}>
            {giving.isBusy ? term('saving') : buttonLabel(language, 'set-details')}
          </Button>
          {typed !== null && (
            <Button tone="quiet" onClick={() => setDraft(null)}>
              {page.discard}
            </Button>
          )}
        </div>
      </form>
      {giving.trouble !== null && (
        <TroubleNote trouble={giving.trouble} onOverride={giving.override} />
      )}
    </>
  )
}
