import type { SessionAnswer } from '@topcut/protocol'
import { SecretForm } from '../../parts/secret-form.tsx'
import { choosePassphrase, signIn } from '../../state/who.ts'
import { deskWords } from '../../words/desk.ts'
import { shellWords } from '../../words/shell.ts'
import { useWords } from '../../words/use-words.ts'

/** For whoever is not known yet: only those with an account create events. */
export const SignInPanel = () => {
  const { page } = useWords(deskWords)
  const shell = useWords(shellWords)
  return (
    <section className="create" aria-labelledby="sign-in">
      <h2 id="sign-in">{shell.signIn}</h2>
      <SecretForm
        label={page.passphrase}
        note={page.signInNote}
        button={shell.signIn}
        kind="current-password"
        send={(passphrase) => signIn({ passphrase })}
      />
    </section>
  )
}

/** A link works once: the way back in is chosen right after it. */
export const PassphrasePanel = ({ account }: Pick<SessionAnswer, 'account'>) => {
  const { page } = useWords(deskWords)
  if (account === null || account.hasPassphrase) return null
  return (
    <section className="create" aria-labelledby="choose-passphrase">
      <h2 id="choose-passphrase">{page.choosePassphrase}</h2>
      <SecretForm
        label={page.passphrase}
        note={page.choosePassphraseNote}
        button={page.keepPassphrase}
        kind="new-password"
        send={choosePassphrase}
      />
    </section>
  )
}
