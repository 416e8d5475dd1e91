import { buttonLabel } from '@topcut/protocol/words'
import { useState } from 'react'
import { AreaField, TextField } from '../../ui/field.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { GiveForm } from '../forms/give-form.tsx'

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** A coin or a lot that anybody can draw again from the log. */
export const LotForm = () => {
  const { page, language } = useWords(deskWords)
  const [about, setAbout] = useState('')
  const [among, setAmong] = useState('')
  return (
    <GiveForm
      command={
        about.trim() === ''
          ? null
          : { kind: 'draw-lot', about: about.trim(), among: linesOf(among) }
      }
      missing={page.people.lotNeedsSubject}
      button={buttonLabel(language, 'draw-lot')}
      onDone={() => {
        setAbout('')
        setAmong('')
      }}
    >
      <TextField
        label={page.people.callAbout}
        data-testid="lot-about"
        maxLength={200}
        value={about}
        onChange={setAbout}
      />
      <AreaField
        label={page.people.lotAmong}
        data-testid="lot-among"
        rows={3}
        value={among}
        onChange={setAmong}
      />
    </GiveForm>
  )
}
