import { type Component, components } from '@topcut/engine'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Segments } from '../../../ui/choice.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { capital } from '../../../words/capital.ts'
import { deskWords } from '../../../words/desk.ts'
import { phonePagesWords } from '../../../words/phone-pages.ts'
import { useWords } from '../../../words/use-words.ts'
import { BackBand } from '../phone-band.tsx'
import { usePhone } from '../phone-context.ts'

/** Something is lost or broken: leaders hear of it, with the time at which it was noticed. */
export const MaterialPage = () => {
  const { session, me } = usePhone()
  const phone = useWords(phonePagesWords)
  const { label, language } = useWords(deskWords)
  const [what, setWhat] = useState<'lost' | 'damaged'>('lost')
  const [component, setComponent] = useState<Component>('card')
  const [name, setName] = useState('')
  const open = me.cases.filter(({ outcome }) => outcome === null)
  const word = (key: Parameters<typeof label>[0]) => capital(language, label(key))
  return (
    <>
      <BackBand title={phone.material} />
      <main className="phone-page">
        {open.map((one) => (
          <p key={one.n} role="status" className="lead" data-testid="case">
            {label(`material.${one.what}`)}: <span translate="no">{one.name}</span>.{' '}
            {phone.caseOpen}
          </p>
        ))}
        <form
          className="phone-form"
          onSubmit={async (submit) => {
            submit.preventDefault()
            const { player } = me.player
            if (await session.give({ kind: 'report-material', player, what, component, name })) {
              setName('')
            }
          }}
        >
          <p>{phone.materialNote}</p>
          <Segments
            label={phone.material}
            value={what}
            options={(['lost', 'damaged'] as const).map((one) => ({
              value: one,
              text: word(`material.${one}`),
            }))}
            onChange={setWhat}
          />
          <SelectField
            label={phone.component}
            value={component}
            choices={components.map((one) => [one, word(`component.${one}`)] as const)}
            onChange={setComponent}
          />
          <TextField
            label={phone.componentName}
            data-testid="material-name"
            required
            maxLength={80}
            value={name}
            onChange={setName}
          />
          <Button type="submit" tone="next" size="big" data-testid="send-material">
            {phone.tellLeaders}
          </Button>
        </form>
      </main>
    </>
  )
}
