import { type PlayerId, rulesOf } from '@topcut/engine'
import { buttonLabel } from '@topcut/protocol/words'
import { useState } from 'react'
import { AreaField, TextField } from '../../ui/field.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { GiveForm } from '../forms/give-form.tsx'
import { PlayerField } from '../forms/player-field.tsx'
import { useLeading } from '../leading.ts'

/** Takes tournament points away, where the document lets a ruling do that. */
export const DeductionForm = ({ player: begunWith }: { readonly player?: PlayerId }) => {
  const { state } = useLeading()
  const { page, heading, language } = useWords(deskWords)
  const [player, setPlayer] = useState<PlayerId | ''>(begunWith ?? '')
  const [points, setPoints] = useState('')
  const [reason, setReason] = useState('')
  return (
    <GiveForm
      command={
        player === '' ? null : { kind: 'deduct-points', player, points: Number(points), reason }
      }
      missing={page.people.choosePlayer}
      button={buttonLabel(language, 'deduct-points')}
      rules={[rulesOf(state.created).regulation.standings.deduction?.rule]}
      onDone={() => {
        setPoints('')
        setReason('')
      }}
    >
      <PlayerField
        label={heading('player')}
        testId="deduct-player"
        value={player}
        onChange={setPlayer}
      />
      <TextField
        label={page.deductPoints}
        data-testid="deduct-count"
        inputMode="numeric"
        maxLength={3}
        value={points}
        onChange={(typed) => setPoints(typed.replace(/\D/g, ''))}
      />
      <AreaField
        label={page.whyDeduct}
        data-testid="deduct-reason"
        rows={2}
        value={reason}
        onChange={setReason}
      />
    </GiveForm>
  )
}
