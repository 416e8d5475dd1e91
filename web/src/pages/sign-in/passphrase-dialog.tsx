import { useEffect, useRef } from 'react'
import { SecretForm } from '../../parts/secret-form.tsx'
import type { Asked } from '../../state/sending/asked-passphrase.ts'
import { deskWords } from '../../words/desk.ts'
import { shellWords } from '../../words/shell.ts'
import { useWords } from '../../words/use-words.ts'
import './passphrase-dialog.css'

export const PassphraseDialog = ({ detail, answer }: Asked) => {
  const { page } = useWords(deskWords)
  const shell = useWords(shellWords)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className="passphrase-dialog"
      aria-label={page.passphrase}
      onClose={() => answer(null)}
    >
      <h2>{page.passphrase}</h2>
      <SecretForm
        label={page.passphrase}
        note={detail}
        button={shell.signIn}
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
