import { type FormEvent, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { shellWords } from '../words/shell.ts'
import { useWords } from '../words/use-words.ts'

type Answer =
  | { readonly kind: 'ok' | 'refused' | 'unreachable' }
  | { readonly kind: 'problem'; readonly detail: string }

type SecretFormProps = {
  readonly label: string
  readonly note: string
  readonly button: string
  /** What a password manager takes it for. */
  readonly kind: 'current-password' | 'new-password'
  readonly send: (secret: string) => Promise<Answer>
}

/** One passphrase and a button; what is wrong with it is said below. */
export const SecretForm = ({ label, note, button, kind, send }: SecretFormProps) => {
  const shell = useWords(shellWords)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async (pressed: FormEvent<HTMLFormElement>) => {
    pressed.preventDefault()
    const secret = `${new FormData(pressed.currentTarget).get('secret') ?? ''}`
    if (secret === '') return setTrouble(shell.typePassphrase)
    setBusy(true)
    const reply = await send(secret)
    setBusy(false)
    if (reply.kind === 'problem') setTrouble(reply.detail)
    else setTrouble(reply.kind === 'unreachable' ? shell.unreachable : null)
  }
  return (
    // A browser would turn down what is missing in words and a language of its own.
    <form className="secret" noValidate onSubmit={submit}>
      <p>{note}</p>
      <TextField
        label={label}
        name="secret"
        type="password"
        autoComplete={kind}
        maxLength={200}
        required
      />
      {trouble !== null && (
        <p className="warn" role="alert">
          {trouble}
        </p>
      )}
      <Button type="submit" isPending={isBusy}>
        {button}
      </Button>
    </form>
  )
}
