import { type FormEvent, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { CheckField, TextField } from '../ui/field.tsx'
import { shellWords } from '../words/shell.ts'
import { useWords } from '../words/use-words.ts'
import './secret-form.css'

type Answer =
  | { readonly kind: 'ok' | 'refused' | 'unreachable' }
  | { readonly kind: 'problem'; readonly detail: string }

type Typed = { readonly secret: string; readonly name: string; readonly current: string }

type SecretFormProps = {
  readonly label: string
  readonly note: string
  readonly button: string
  /** Whether it is what one has come for: then its button is the amber one. */
  readonly isNext?: boolean
  /** What a password manager takes it for. */
  readonly kind: 'current-password' | 'new-password'
  /** Where a name is typed as well. */
  readonly name?: {
    readonly label: string
    readonly hint?: string
    readonly usual?: string
    /** What is said where it is missing; without it the name may stay empty. */
    readonly missing?: string
  }
  /** What the passphrase until now is called, where it is asked for. */
  readonly current?: { readonly label: string; readonly hint?: string | undefined }
  readonly send: (typed: Typed) => Promise<Answer>
}

/** One passphrase, what belongs to it, and a button; what is wrong is said below. */
export const SecretForm = (props: SecretFormProps) => {
  const { label, note, button, isNext = false, kind, name, current, send } = props
  const shell = useWords(shellWords)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  // A slip in a passphrase that nobody saw locks its owner out.
  const [isShown, setShown] = useState(false)
  const submit = async (pressed: FormEvent<HTMLFormElement>) => {
    pressed.preventDefault()
    const form = pressed.currentTarget
    const data = new FormData(form)
    const of = (field: string) => `${data.get(field) ?? ''}`
    const typed = { secret: of('secret'), name: of('username').trim(), current: of('current') }
    if (typed.name === '' && name?.missing !== undefined) return setTrouble(name.missing)
    if (typed.secret === '') return setTrouble(shell.typePassphrase)
    setBusy(true)
    const reply = await send(typed)
    setBusy(false)
    if (reply.kind === 'ok') form.reset()
    if (reply.kind === 'problem') setTrouble(reply.detail)
    else setTrouble(reply.kind === 'unreachable' ? shell.unreachable : null)
  }
  return (
    // A browser would turn down what is missing in words and a language of its own.
    <form className="secret" noValidate onSubmit={submit}>
      <p>{note}</p>
      {name !== undefined && (
        <TextField
          label={name.label}
          hint={name.hint}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          maxLength={80}
          defaultValue={name.usual ?? ''}
        />
      )}
      {current !== undefined && (
        <TextField
          label={current.label}
          hint={current.hint}
          name="current"
          type="password"
          autoComplete="current-password"
          maxLength={200}
          required
        />
      )}
      <TextField
        label={label}
        name="secret"
        type={isShown ? 'text' : 'password'}
        autoComplete={kind}
        maxLength={200}
        required
      />
      {kind === 'new-password' && (
        <CheckField value={isShown} onChange={setShown}>
          {shell.showTyped}
        </CheckField>
      )}
      {trouble !== null && (
        <p className="warn" role="alert">
          {trouble}
        </p>
      )}
      <Button type="submit" tone={isNext ? 'next' : 'plain'} isPending={isBusy}>
        {button}
      </Button>
    </form>
  )
}
