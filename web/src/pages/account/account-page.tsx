import type { AccountAnswer } from '@topcut/protocol'
import { useEffect, useState } from 'react'
import { SecretForm } from '../../parts/secret-form.tsx'
import { Link } from '../../route/link.tsx'
import { goTo } from '../../route/route.ts'
import { pathOf } from '../../route/route-of.ts'
import { choosePassphrase, isByLink, signOut, useWho } from '../../state/who.ts'
import { TopBand } from '../../ui/band/top-band.tsx'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { accountWords } from '../../words/account.ts'
import { deskWords } from '../../words/desk.ts'
import { shellWords } from '../../words/shell.ts'
import { useWords } from '../../words/use-words.ts'
import { Organizers } from './organizers.tsx'
import { SecurityLog } from './security-log.tsx'
import { SessionList } from './session-list.tsx'
import './account.css'

/** Who one is here, and the way out. */
const Self = ({ account }: { readonly account: AccountAnswer }) => {
  const words = useWords(accountWords)
  const { page } = useWords(deskWords)
  const name = account.name ?? account.label
  return (
    <section className="account-part" aria-labelledby="self">
      <h2 id="self">
        {name === '' ? words[account.kind] : <span translate="no">{words.signedInAs(name)}</span>}
      </h2>
      {name !== '' && <p className="muted">{words[account.kind]}</p>}
      {!account.hasPassphrase && (
        <Note tone="warn" data-testid="no-passphrase">
          {words.noPassphrase} <Link href={pathOf({ page: 'start' })}>{page.choosePassphrase}</Link>
        </Note>
      )}
      <p>
        <Button
          data-testid="sign-out"
          onClick={async () => {
            if ((await signOut()).kind === 'ok') goTo(pathOf({ page: 'start' }))
          }}
        >
          {words.signOut}
        </Button>
      </p>
    </section>
  )
}

type ChangeProps = { readonly account: AccountAnswer; readonly onChanged: () => void }

const ChangePassphrase = ({ account, onChanged }: ChangeProps) => {
  const words = useWords(accountWords)
  const [isChanged, setChanged] = useState(false)
  // An account from before there were names gets one with the next passphrase.
  const isNameless = account.name === null
  const name = {
    label: words.name,
    hint: words.nameHint,
    usual: account.label,
    missing: words.typeName,
  }
  return (
    <section className="account-part" aria-labelledby="change">
      <h2 id="change">{words.changePassphrase}</h2>
      <SecretForm
        label={words.newPassphrase}
        note={words.changeNote}
        button={words.changePassphrase}
        kind="new-password"
        current={{ label: words.current, hint: isByLink() ? words.forgottenHint : undefined }}
        {...(isNameless ? { name } : {})}
        send={async (typed) => {
          const chosen = { passphrase: typed.secret, current: typed.current }
          const reply = await choosePassphrase(
            isNameless ? { ...chosen, name: typed.name } : chosen,
          )
          setChanged(reply.kind === 'ok')
          if (reply.kind === 'ok') onChanged()
          return reply
        }}
      />
      {isChanged && (
        <Note tone="good" role="status">
          {words.changed}
        </Note>
      )}
    </section>
  )
}

/** The own account: devices, passphrase, signing out; for the owner also who else has one. */
export const AccountPage = () => {
  const words = useWords(accountWords)
  const shell = useWords(shellWords)
  const { page, term } = useWords(deskWords)
  const known = useWho()
  const [changes, setChanges] = useState(0)
  const account = typeof known === 'string' ? null : known.account
  useEffect(() => {
    document.title = `Topcut: ${words.heading}`
  }, [words])
  return (
    <>
      <TopBand />
      <main className="account">
        <h1>{words.heading}</h1>
        {account === null ? (
          <p role="status">
            {known === 'loading'
              ? term('loading')
              : known === 'unreachable'
                ? page.listUnreachable
                : words.notSignedIn}{' '}
            <Link href={known === 'loading' ? '/' : pathOf({ page: 'sign-in' })}>
              {known === 'loading' ? shell.toEvents : shell.signIn}
            </Link>
          </p>
        ) : (
          <>
            <Self account={account} />
            <SessionList changes={changes} />
            {account.hasPassphrase && (
              <ChangePassphrase
                account={account}
                onChanged={() => setChanges((times) => times + 1)}
              />
            )}
            {account.kind === 'owner' && (
              <>
                <Organizers onChanged={() => setChanges((times) => times + 1)} />
                <SecurityLog changes={changes} />
              </>
            )}
          </>
        )}
      </main>
    </>
  )
}
