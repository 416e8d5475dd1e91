import { announcementSheet, type Command, planFor, rulesOf } from '@topcut/engine'
import { buttonLabel, refusalSentence } from '@topcut/protocol/words'
import { useLeading } from '../../../leader/leading.ts'
import { DayPlan } from '../../../leader/structure/day-plan.tsx'
import { structureOf } from '../../../leader/structure/structure-choice.ts'
import { StructureField } from '../../../leader/structure/structure-field.tsx'
import { StructureSuggestion } from '../../../leader/structure/structure-suggestion.tsx'
import { TroubleNote } from '../../../leader/trouble-note.tsx'
import { useGiving } from '../../../leader/use-giving.ts'
import { isSame } from '../../../parts/is-same.ts'
import { useDraft } from '../../../state/drafts.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { RuledText } from '../../../ui/ruled-text.tsx'
import { deskWords } from '../../../words/desk.ts'
import { startWords } from '../../../words/start.ts'
import { useWords } from '../../../words/use-words.ts'
import { Forecast } from '../pairing/forecast.tsx'
import { draftFromStructure, type StructureDraft } from './structure-draft.ts'
import { useAnnouncedAnew } from './use-announced-anew.tsx'

/** Another plan: more have come than expected, or fewer; once play has begun, with why. */
export const StructureForm = () => {
  const { workplace, state, names } = useLeading()
  const { page, language, term } = useWords(deskWords)
  const words = useWords(startWords)
  const [typed, setDraft] = useDraft<StructureDraft | null>(`${workplace.event}.structure`, null)
  const giving = useGiving()
  const { regulation } = rulesOf(state.created)
  const { tier, roundMinutes } = state.created
  const { headCount } = announcementSheet(state)
  const draft = typed ?? draftFromStructure(state.created.structure)
  const change = (part: Partial<StructureDraft>) => {
    giving.forget()
    setDraft({ ...draft, ...part })
  }
  const chosen = structureOf(regulation, draft.kind, Number(draft.swissRounds), Number(draft.cut))
  const structure = typed === null ? state.created.structure : chosen
  const isUnchanged = isSame(structure, state.created.structure)
  const command: Command = { kind: 'change-structure', structure }
  const { decision, field, reason } = useAnnouncedAnew(isUnchanged ? null : command)
  const stages = planFor(structure, headCount, regulation.structure)
  return (
    <form
      className="structure-form"
      data-testid="structure-form"
      noValidate
      onSubmit={(submit) => {
        submit.preventDefault()
        if (!isUnchanged) giving.give(command, () => setDraft(null), reason)
      }}
    >
      <h3>{words.structure.heading}</h3>
      {state.stages.length > 0 && <p className="muted">{page.before.onTheWay}</p>}
      {headCount > 0 && (
        <div>
          <StructureSuggestion
            regulation={regulation}
            tier={tier}
            headCount={headCount}
            structure={structure}
            onTake={(kind) => change({ kind })}
          />
        </div>
      )}
      <StructureField
        regulation={regulation}
        tier={tier}
        {...draft}
        onKind={(kind) => change({ kind })}
        onSwissRounds={(swissRounds) => change({ swissRounds })}
        onCut={(cut) => change({ cut })}
      />
      {stages !== null && headCount > 0 && (
        <DayPlan
          regulation={regulation}
          stages={stages}
          headCount={headCount}
          start={state.about.start}
          {...(roundMinutes === undefined ? {} : { minutes: roundMinutes })}
        />
      )}
      <Forecast structure={structure} />
      {isUnchanged ? (
        <p className="faint">{words.structure.same}</p>
      ) : (
        <>
          {state.announced !== null && state.stages.length === 0 && (
            <Note tone="warn">{page.before.reopens}</Note>
          )}
          {field}
          {decision?.granted === false && field === null && giving.trouble === null && (
            <Note tone="wrong">
              <RuledText>{refusalSentence(language, decision.refusal, names)}</RuledText>
            </Note>
          )}
          <div className="inline">
            <Button type="submit" data-testid="change-structure" isPending={giving.isBusy}>
              {giving.isBusy ? term('saving') : buttonLabel(language, 'change-structure')}
            </Button>
            <Button
              tone="quiet"
              onClick={() => {
                giving.forget()
                setDraft(null)
              }}
            >
              {page.discard}
            </Button>
          </div>
        </>
      )}
      {giving.trouble !== null && field === null && (
        <TroubleNote trouble={giving.trouble} onOverride={giving.override} />
      )}
    </form>
  )
}
