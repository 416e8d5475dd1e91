import { type Component, components, type PlayerId, rulesOf } from '@topcut/engine'
import { buttonLabel } from '@topcut/protocol/words'
import { useState } from 'react'
import { SelectField, TextField } from '../../ui/field.tsx'
import { capital } from '../../words/capital.ts'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { GiveForm } from '../forms/give-form.tsx'
import { PlayerField } from '../forms/player-field.tsx'
import { useLeading } from '../leading.ts'

/** Something is lost or broken. */
export const ComponentForm = ({ player: begunWith }: { readonly player?: PlayerId }) => {
  const { state } = useLeading()
  const { page, heading, label, language } = useWords(deskWords)
  const [player, setPlayer] = useState<PlayerId | ''>(begunWith ?? '')
  const [what, setWhat] = useState<'lost' | 'damaged'>('lost')
  const [component, setComponent] = useState<Component>('card')
  const [name, setName] = useState('')
  const { lost, damaged } = rulesOf(state.created).regulation.material
  return (
    <GiveForm
      command={player === '' ? null : { kind: 'report-material', player, what, component, name }}
      missing={page.people.choosePlayer}
      button={buttonLabel(language, 'report-material')}
      rules={[(what === 'lost' ? lost : damaged)?.rule]}
      onDone={() => setName('')}
    >
      <PlayerField
        label={heading('player')}
        testId="component-player"
        value={player}
        only={({ status }) => status === 'registered' || status === 'active'}
        onChange={setPlayer}
      />
      <SelectField
        label={page.people.whatHappened}
        data-testid="component-what"
        value={what}
        choices={[
          ['lost', capital(language, label('material.lost'))],
          ['damaged', capital(language, label('material.damaged'))],
        ]}
        onChange={setWhat}
      />
      <SelectField
        label={page.people.component}
        data-testid="component-kind"
        value={component}
        choices={components.map((one) => [one, capital(language, label(`component.${one}`))])}
        onChange={setComponent}
      />
      <TextField
        label={page.people.componentName}
        data-testid="component-name"
        maxLength={80}
        value={name}
        onChange={setName}
      />
    </GiveForm>
  )
}
