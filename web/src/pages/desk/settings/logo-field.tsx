import { useState } from 'react'
import { Logo } from '../../../parts/about/logo.tsx'
import { Button } from '../../../ui/button.tsx'
import { FileField } from '../../../ui/file-field.tsx'
import { Note } from '../../../ui/note.tsx'
import { settingsWords } from '../../../words/settings.ts'
import { useWords } from '../../../words/use-words.ts'
import { smallPicture } from './small-picture.ts'

type Props = { readonly value: string; readonly onChange: (logo: string) => void }

/** Chosen from a file and made small before it is sent. */
export const LogoField = ({ value, onChange }: Props) => {
  const words = useWords(settingsWords)
  const [isUnreadable, setUnreadable] = useState(false)
  const choose = async (file: File | undefined) => {
    if (file === undefined) return
    const small = await smallPicture(file)
    setUnreadable(small === null)
    if (small !== null) onChange(small)
  }
  return (
    <div className="wide">
      {value !== '' && <Logo of={value} />}
      <p className="muted">{words.logoNote}</p>
      <div className="inline">
        <FileField
          label={value === '' ? words.chooseLogo : words.replaceLogo}
          accept="image/*"
          data-testid="settings-logo"
          onChoose={(file) => void choose(file)}
        />
        {value !== '' && (
          <Button tone="quiet" onClick={() => onChange('')}>
            {words.removeLogo}
          </Button>
        )}
      </div>
      {isUnreadable && <Note tone="wrong">{words.noPicture}</Note>}
    </div>
  )
}
