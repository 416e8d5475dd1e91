import { missionBag, type Round, rulesOf } from '@topcut/engine'
import { buttonLabel } from '@topcut/protocol/words'
import { useState } from 'react'
import { GiveForm } from '../../../leader/forms/give-form.tsx'
import { useLeading } from '../../../leader/leading.ts'
import { actorText } from '../../../leader/matters/actor-text.ts'
import { TextField } from '../../../ui/field.tsx'
import { Note } from '../../../ui/note.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'

/** What this round plays, how it was drawn, and the field for a card that was drawn by hand. */
export const MissionLine = ({ round }: { readonly round: Round }) => {
  const { state, names } = useLeading()
  const all = useWords(deskWords)
  const { page, heading, language } = all
  const [mission, setMission] = useState('')
  const { missions } = rulesOf(state.created).regulation
  if (missions === null) return null
  const words = page.before.missions
  const card = state.missionCards.get(round.number)
  const bag = missionBag(state, round.number)
  const how = card === undefined ? words.drawn : words.byHand(actorText(all, names, card.by))
  const isOpen = round.status !== 'closed' && state.finished === null
  return (
    <details
      className="hall mission-line"
      data-testid="mission-line"
      open={round.mission === null && isOpen}
    >
      <summary>
        {heading('mission')}:{' '}
        {round.mission === null ? (
          '–'
        ) : (
          <>
            <b translate="no">{round.mission}</b>, {how}
          </>
        )}
      </summary>
      {round.mission === null && <Note tone="warn">{words.none}</Note>}
      {isOpen && (
        <GiveForm
          isLine
          command={
            mission.trim() === ''
              ? null
              : { kind: 'enter-mission', round: round.number, mission: mission.trim() }
          }
          missing={words.card}
          button={buttonLabel(language, 'enter-mission')}
          rules={[missions.rule]}
          onDone={() => setMission('')}
        >
          <TextField
            label={words.card}
            data-testid="mission-card"
            maxLength={80}
            spellCheck={false}
            value={mission}
            usual={bag.map((one) => [one, one])}
            hint={bag.length === 0 ? undefined : words.stillToCome(bag.join(', '))}
            onChange={setMission}
          />
        </GiveForm>
      )}
    </details>
  )
}
