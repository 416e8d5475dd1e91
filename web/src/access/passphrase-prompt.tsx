import { useEffect, useRef } from 'react'
import { useCell } from '../cell/use-cell.ts'
import { SecretForm } from '../pages/sign-in/secret-form.tsx'
import { useWords } from '../words/use-words.ts'
import { type Asked, asked } from './asked-passphrase.ts'
import './passphrase-prompt.css'

const Prompt = ({ detail, answer }: Asked) => {
  const { page } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className="passphrase-prompt"
      aria-label={page.passphrase}
      onClose={() => answer(null)}
    >
      <h2>{page.passphrase}</h2>
      <SecretForm
        label={page.passphrase}
        note={detail}
        button={page.signIn}
        kind="current-password"
        send={async (passphrase) => {
          answer(passphrase)
          return { kind: 'ok', body: null }
        }}
      />
      <form method="dialog">
        <button type="submit" className="btn">
          {page.close}
        </button>
      </form>
    </dialog>
  )
}

/** Wherever somebody is: what cannot be taken back asks for the passphrase where others listen. */
export const PassphrasePrompt = () => {
  const now = useCell(asked)
  return now === null ? null : <Prompt {...now} />
}
