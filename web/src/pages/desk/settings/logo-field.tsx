import { useState } from 'react'
import { Logo } from '../../../parts/about/logo.tsx'
import { Button } from '../../../ui/button.tsx'
import { FileField } from '../../../ui/file-field.tsx'
import { Note } from '../../../ui/note.tsx'
import { capital } from '../../../words/capital.ts'
import { deskWords } from '../../../words/desk.ts'
import { settingsWords } from '../../../words/settings.ts'
import { useWords } from '../../../words/use-words.ts'
import { smallPicture } from './small-picture.ts'
import type { InSettings } from './use-settings.ts'

/** Chosen from a file and made small before it is sent. */
export const LogoField = ({ settings }: { readonly settings: InSettings }) => {
  const { label, language } = useWords(deskWords)
  const words = useWords(settingsWords)
  const [isUnreadable, setUnreadable] = useState(false)
  const { logo } = settings.now
  const choose = async (file: File | undefined) => {
    if (file === undefined) return
    const small = await smallPicture(file)
    setUnreadable(small === null)
    if (small !== null) settings.type({ logo: small })
  }
  const isChanged = settings.changed.includes('logo')
  return (
    <div className={`field wide${isChanged ? ' is-changed' : ''}`}>
      <span className="label">{capital(language, label('about.logo'))}</span>
      <div className="logo-in">
        {logo !== '' && <Logo of={logo} />}
        <p className="field-hint">{words.logoNote}</p>
        <FileField
          label={logo === '' ? words.chooseLogo : words.replaceLogo}
          accept="image/*"
          data-testid="settings-logo"
          onChoose={(file) => void choose(file)}
        />
        {logo !== '' && (
          <Button tone="quiet" size="small" onClick={() => settings.type({ logo: '' })}>
            {words.removeLogo}
          </Button>
        )}
      </div>
      {isUnreadable && <Note tone="wrong">{words.noPicture}</Note>}
    </div>
  )
}
