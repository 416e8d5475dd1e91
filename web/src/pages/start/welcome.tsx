import type { SessionAnswer } from '@topcut/protocol'
import { useState } from 'react'
import { SecretForm } from '../../parts/secret-form.tsx'
import { Link } from '../../route/link.tsx'
import { pathOf } from '../../route/route-of.ts'
import { chooseName, choosePassphrase, isByLink, signOut } from '../../state/who.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { accountWords } from '../../words/account.ts'
import { deskWords } from '../../words/desk.ts'
import { shellWords } from '../../words/shell.ts'
import { useWords } from '../../words/use-words.ts'

/** A link opens in one browser: the way back in is chosen right after it. */
export const PassphrasePanel = ({ account }: Pick<SessionAnswer, 'account'>) => {
  const { page } = useWords(deskWords)
  const words = useWords(accountWords)
  const [isKept, setKept] = useState(false)
  if (isKept) {
    return (
      <Note tone="good" role="status" data-testid="passphrase-kept">
        {words.kept}
      </Note>
    )
  }
  if (account === null || account.hasPassphrase) return null
  return (
    <section className="create" aria-labelledby="choose-passphrase">
      <h2 id="choose-passphrase">{page.choosePassphrase}</h2>
      <SecretForm
        label={page.passphrase}
        note={page.choosePassphraseNote}
        button={page.keepPassphrase}
        kind="new-password"
        name={{
          label: words.name,
          hint: words.nameHint,
          usual: account.name ?? account.label,
          missing: words.typeName,
        }}
        send={async ({ name, secret }) => {
          const reply = await choosePassphrase({ name, passphrase: secret })
          if (reply.kind === 'ok') setKept(true)
          return reply
        }}
      />
    </section>
  )
}

/** Who comes by a link though there is a passphrase may have forgotten it. */
export const ForgottenPanel = ({ account }: Pick<SessionAnswer, 'account'>) => {
  const words = useWords(accountWords)
  if (account === null || !account.hasPassphrase || !isByLink()) return null
  return (
    <section className="create" aria-labelledby="forgotten">
      <h2 id="forgotten">{words.forgotten}</h2>
      <p>{words.forgottenNote}</p>
      <p>
        <Link className={buttonClass()} href={pathOf({ page: 'account' })}>
          {words.changePassphrase}
        </Link>
      </p>
    </section>
  )
}

/** For an account from before there were names. */
export const NamePanel = ({ account }: Pick<SessionAnswer, 'account'>) => {
  const { page } = useWords(deskWords)
  const words = useWords(accountWords)
  // Who has forgotten the passphrase chooses both together.
  if (account === null || !account.hasPassphrase || account.name !== null || isByLink()) return null
  return (
    <section className="create" aria-labelledby="choose-name">
      <h2 id="choose-name">{words.chooseName}</h2>
      <SecretForm
        label={page.passphrase}
        note={words.chooseNameNote}
        button={words.keepName}
        kind="current-password"
        name={{
          label: words.name,
          hint: words.nameHint,
          usual: account.label,
          missing: words.typeName,
        }}
        send={({ name, secret }) => chooseName(name, secret)}
      />
    </section>
  )
}

/** The way in, or to one's devices and the passphrase; who came by a link alone goes out here. */
export const AccountLine = ({ account, grants }: SessionAnswer) => {
  const words = useWords(accountWords)
  const shell = useWords(shellWords)
  const known = account?.name ?? account?.label ?? grants.at(-1)?.label ?? ''
  if (account === null && grants.length === 0) {
    return (
      <span className="account-line">
        <Link className="tool" href={pathOf({ page: 'sign-in' })}>
          {shell.signIn}
        </Link>
      </span>
    )
  }
  return (
    <span className="account-line" data-testid="account-line">
      {account === null ? (
        <>
          <span translate="no">{known}</span>
          <Button tone="on-ink" size="small" data-testid="sign-out" onClick={() => void signOut()}>
            {words.signOut}
          </Button>
        </>
      ) : (
        <Link className="tool" href={pathOf({ page: 'account' })}>
          {known === '' ? words.heading : <span translate="no">{known}</span>}
        </Link>
      )}
    </span>
  )
}
