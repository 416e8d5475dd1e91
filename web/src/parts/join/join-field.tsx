import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { joinWords } from '../../words/join.ts'
import { useWords } from '../../words/use-words.ts'
import './join-field.css'

/** The code from the poster, typed by whoever has no camera for it: the server knows the way. */
export const JoinField = ({ typed = '' }: { readonly typed?: string }) => {
  const words = useWords(joinWords)
  const [code, setCode] = useState(typed)
  const [isMissing, setMissing] = useState(false)
  const go = (pressed: FormEvent) => {
    pressed.preventDefault()
    const bare = code.replace(/\s/g, '').toUpperCase()
    setMissing(bare === '')
    if (bare !== '') window.location.assign(`/j/${encodeURIComponent(bare)}`)
  }
  return (
    <form className="join-field" onSubmit={go} noValidate>
      <TextField
        label={words.code}
        hint={words.note}
        {...(isMissing ? { error: words.missing } : {})}
        data-testid="join-code"
        inputClass="join-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        value={code}
        onChange={(text) => {
          setCode(text)
          setMissing(false)
        }}
      />
      <Button type="submit" data-testid="join-go">
        {words.go}
      </Button>
    </form>
  )
}
