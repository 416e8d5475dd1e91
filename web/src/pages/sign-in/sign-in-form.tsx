import { SecretForm } from '../../parts/secret-form.tsx'
import { goTo } from '../../route/route.ts'
import { pathOf } from '../../route/route-of.ts'
import { signIn } from '../../state/who.ts'
import { accountWords } from '../../words/account.ts'
import { deskWords } from '../../words/desk.ts'
import { shellWords } from '../../words/shell.ts'
import { useWords } from '../../words/use-words.ts'

/** For whoever is not known yet: name and passphrase, and home. */
export const SignInForm = () => {
  const { page } = useWords(deskWords)
  const shell = useWords(shellWords)
  const words = useWords(accountWords)
  return (
    <SecretForm
      label={page.passphrase}
      note={page.signInNote}
      button={shell.signIn}
      isNext
      kind="current-password"
      name={{ label: words.name, hint: words.namelessHint }}
      send={async ({ name, secret }) => {
        const reply = await signIn({ name, passphrase: secret })
        if (reply.kind === 'ok') goTo(pathOf({ page: 'start' }))
        return reply
      }}
    />
  )
}
