import { type Component, components } from '@topcut/engine'
import { useId, useState } from 'react'
import { capital } from '../../../words/capital.ts'
import { deskWords } from '../../../words/desk.ts'
import { phoneWords } from '../../../words/phone.ts'
import { useWords } from '../../../words/use-words.ts'
import { BackBand } from '../phone-band.tsx'
import { usePhone } from '../phone-context.ts'
import '../forms.css'

/** Something is lost or broken: leaders hear of it, with the time at which it was noticed. */
export const MaterialPage = () => {
  const { session, me } = usePhone()
  const phone = useWords(phoneWords)
  const { label, language } = useWords(deskWords)
  const ids = useId()
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
          <div className="segments" role="radiogroup" aria-label={phone.material}>
            {(['lost', 'damaged'] as const).map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name={`${ids}-what`}
                  checked={what === one}
                  onChange={() => setWhat(one)}
                />
                <span>{word(`material.${one}`)}</span>
              </label>
            ))}
          </div>
          <div className="field">
            <label htmlFor={`${ids}-part`}>{phone.component}</label>
            <select
              id={`${ids}-part`}
              value={component}
              onChange={(chosen) => setComponent(chosen.target.value as Component)}
            >
              {components.map((one) => (
                <option key={one} value={one}>
                  {word(`component.${one}`)}
                </option>
              ))}
            </select>
          </div>
          <div className="field">
            <label htmlFor={`${ids}-name`}>{phone.componentName}</label>
            <input
              id={`${ids}-name`}
              data-testid="material-name"
              value={name}
              required
              maxLength={80}
              onChange={(typed) => setName(typed.target.value)}
            />
          </div>
          <button type="submit" className="big next" data-testid="send-material">
            {phone.tellLeaders}
          </button>
        </form>
      </main>
    </>
  )
}
