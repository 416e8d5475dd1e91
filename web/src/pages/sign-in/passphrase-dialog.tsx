import { SecretForm } from '../../parts/secret-form.tsx'
import type { Asked } from '../../state/sending/asked-passphrase.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { deskWords } from '../../words/desk.ts'
import { shellWords } from '../../words/shell.ts'
import { useWords } from '../../words/use-words.ts'
import './passphrase-dialog.css'

export const PassphraseDialog = ({ detail, answer }: Asked) => {
  const { page } = useWords(deskWords)
  const shell = useWords(shellWords)
  return (
    <Dialog className="passphrase-dialog" label={page.passphrase} onClose={() => answer(null)}>
      <h2>{page.passphrase}</h2>
      <SecretForm
        label={page.passphrase}
        note={detail}
        button={shell.signIn}
        kind="current-password"
        send={async ({ secret }) => {
          answer(secret)
          return { kind: 'ok', body: null }
        }}
      />
      <form method="dialog">
        <Button type="submit">{page.close}</Button>
      </form>
    </Dialog>
  )
}
