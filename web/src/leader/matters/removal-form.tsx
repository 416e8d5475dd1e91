import { type PlayerId, rulesOf } from '@topcut/engine'
import { buttonLabel } from '@topcut/protocol/words'
import { useState } from 'react'
import { AreaField, SelectField } from '../../ui/field.tsx'
import { capital } from '../../words/capital.ts'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { GiveForm } from '../forms/give-form.tsx'
import { PlayerField } from '../forms/player-field.tsx'
import { useLeading } from '../leading.ts'
import { useTableScore } from '../table/table-score.tsx'

type How = 'disqualify-player' | 'propose-disqualification'

/** Removes a player for good, or lays that before the organizer. */
export const RemovalForm = ({ player: begunWith }: { readonly player?: PlayerId }) => {
  const { state } = useLeading()
  const { page, heading, term, language } = useWords(deskWords)
  const [player, setPlayer] = useState<PlayerId | ''>(begunWith ?? '')
  const [how, setHow] = useState<How>('disqualify-player')
  const [when, setWhen] = useState<'now' | 'after-round'>('now')
  const [reason, setReason] = useState('')
  const { removal } = rulesOf(state.created).regulation.rulings
  const isProposal = how === 'propose-disqualification'
  const onTable = useTableScore(player, isProposal || when !== 'now' ? null : 'leaving')
  const command =
    player === ''
      ? null
      : isProposal
        ? ({ kind: how, player, reason } as const)
        : ({ kind: 'disqualify-player', player, when, reason, ...onTable.given } as const)
  return (
    <GiveForm
      command={command}
      missing={page.people.choosePlayer}
      button={buttonLabel(language, how)}
      rules={[isProposal ? removal.proposedBy?.rule : removal.by.rule]}
      onDone={() => {
        setPlayer('')
        setReason('')
      }}
    >
      <PlayerField
        label={heading('player')}
        testId="removal-player"
        value={player}
        only={({ status }) => status !== 'disqualified'}
        onChange={setPlayer}
      />
      {removal.proposedBy !== null && (
        <SelectField<How>
          label={page.people.how}
          data-testid="removal-how"
          value={how}
          choices={[
            ['disqualify-player', buttonLabel(language, 'disqualify-player')],
            ['propose-disqualification', buttonLabel(language, 'propose-disqualification')],
          ]}
          onChange={setHow}
        />
      )}
      {!isProposal && (
        <SelectField
          label={page.when}
          data-testid="removal-when"
          value={when}
          choices={[
            ['now', capital(language, term('now'))],
            ['after-round', capital(language, term('after-round'))],
          ]}
          onChange={setWhen}
        />
      )}
      {onTable.fields}
      <AreaField
        label={page.whyDisqualify}
        data-testid="removal-reason"
        rows={2}
        value={reason}
        onChange={setReason}
      />
    </GiveForm>
  )
}
