import { type Command, permittedMaps, rulesOf } from '@topcut/engine'
import { buttonLabel, refusalSentence } from '@topcut/protocol/words'
import { useLeading } from '../../../leader/leading.ts'
import { TroubleNote } from '../../../leader/trouble-note.tsx'
import { useGiving } from '../../../leader/use-giving.ts'
import { MissionsField } from '../../../parts/announcement/missions-field.tsx'
import { isSame } from '../../../parts/is-same.ts'
import { useDraft } from '../../../state/drafts.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { RuledText } from '../../../ui/ruled-text.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { useAnnouncedAnew } from './use-announced-anew.tsx'

/** What the missions of the rounds are drawn from, before the start and during the day. */
export const MissionsForm = () => {
  const { workplace, state, names } = useLeading()
  const { page, language, term } = useWords(deskWords)
  const [typed, setTyped] = useDraft<string | null>(`${workplace.event}.missions`, null)
  const giving = useGiving()
  const { missions: listed = [], tier, date } = state.created
  const missions = (typed ?? '').split('\n').flatMap((line) => line.trim() || [])
  const isUnchanged = typed === null || isSame(missions, listed)
  const command: Command = { kind: 'set-missions', missions }
  const { decision, field, reason } = useAnnouncedAnew(isUnchanged ? null : command)
  const { regulation } = rulesOf(state.created)
  if (regulation.missions === null) return null
  const forget = () => {
    giving.forget()
    setTyped(null)
  }
  return (
    <form
      className="missions-form"
      data-testid="missions-form"
      noValidate
      onSubmit={(submit) => {
        submit.preventDefault()
        if (!isUnchanged) giving.give(command, () => setTyped(null), reason)
      }}
    >
      <h3>{page.before.missions.heading}</h3>
      <MissionsField
        regulation={regulation}
        maps={permittedMaps(regulation, date)}
        tier={tier}
        value={typed ?? listed.join('\n')}
        onChange={(text) => {
          giving.forget()
          setTyped(text)
        }}
      />
      {listed.length === 0 && isUnchanged && (
        <Note tone="warn">{page.before.missions.noneListed}</Note>
      )}
      {field}
      {decision?.granted === false && field === null && giving.trouble === null && (
        <Note tone="wrong">
          <RuledText>{refusalSentence(language, decision.refusal, names)}</RuledText>
        </Note>
      )}
      {!isUnchanged && (
        <div className="inline">
          <Button type="submit" data-testid="set-missions" isPending={giving.isBusy}>
            {giving.isBusy ? term('saving') : buttonLabel(language, 'set-missions')}
          </Button>
          <Button tone="quiet" onClick={forget}>
            {page.discard}
          </Button>
        </div>
      )}
      {giving.trouble !== null && field === null && (
        <TroubleNote trouble={giving.trouble} onOverride={giving.override} />
      )}
    </form>
  )
}
