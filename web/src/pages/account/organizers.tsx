import type { AccountAnswer, AccountInvitation, AccountListAnswer } from '@topcut/protocol'
import { type FormEvent, useState } from 'react'
import { LinkField } from '../../leader/names/link-field.tsx'
import { type Reply, request } from '../../state/sending/request.ts'
import { Button } from '../../ui/button.tsx'
import { CheckField, TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { accountWords } from '../../words/account.ts'
import { deskWords } from '../../words/desk.ts'
import { momentText } from '../../words/moment-text.ts'
import { shellWords } from '../../words/shell.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { useAsked } from './use-asked.ts'

type Ask = <T>(reply: Promise<Reply<T>>) => Promise<T | undefined>

type InviteProps = { readonly ask: Ask; readonly gone: readonly AccountAnswer[] }

const Invite = ({ ask, gone }: InviteProps) => {
  const words = useWords(accountWords)
  const { page } = useWords(deskWords)
  const [label, setLabel] = useState('')
  const [isForAnyDevice, setForAnyDevice] = useState(false)
  const [isNameless, setNameless] = useState(false)
  const [invitation, setInvitation] = useState<AccountInvitation | null>(null)
  const invite = async (pressed: FormEvent) => {
    pressed.preventDefault()
    setNameless(label.trim() === '')
    if (label.trim() === '') return
    const devices = isForAnyDevice ? 'any' : 'first'
    const invited = await ask(
      request<AccountInvitation>('POST', '/api/accounts', { label, devices }),
    )
    if (invited === undefined) return
    setInvitation(invited)
    setLabel('')
  }
  // The link of somebody who was taken back meanwhile opens nothing.
  if (invitation !== null && !gone.some(({ id }) => id === invitation.account.id)) {
    return (
      <>
        <LinkField token={invitation.token} whose={invitation.account.label} />
        <p>
          <Button onClick={() => setInvitation(null)}>{page.people.another}</Button>
        </p>
      </>
    )
  }
  return (
    <form className="account-invite" noValidate onSubmit={(pressed) => void invite(pressed)}>
      <TextField
        label={words.organizerName}
        data-testid="organizer-name"
        autoComplete="off"
        maxLength={80}
        value={label}
        onChange={setLabel}
        {...(isNameless ? { error: page.people.nameNeeded } : {})}
      />
      <CheckField value={isForAnyDevice} onChange={setForAnyDevice}>
        {page.people.anyDevice}
      </CheckField>
      <Button type="submit" data-testid="invite-organizer">
        {words.inviteOrganizer}
      </Button>
    </form>
  )
}

type RowProps = { readonly account: AccountAnswer; readonly ask: Ask }

const Organizer = ({ account, ask }: RowProps) => {
  const words = useWords(accountWords)
  const { page, term } = useWords(deskWords)
  const language = useLanguage()
  const [isSure, setSure] = useState(false)
  const [token, setToken] = useState<string | null>(null)
  const name = account.name ?? account.label
  const path = `/api/accounts/${account.id}`
  const renew = async () => {
    const renewed = await ask(request<AccountInvitation>('POST', `${path}/link`))
    if (renewed !== undefined) setToken(renewed.token)
  }
  return (
    <li data-testid="organizer">
      <p>
        <b translate="no">{name}</b>
        {account.name !== null && account.name !== account.label && (
          <span className="muted" translate="no">
            {' '}
            {account.label}
          </span>
        )}
      </p>
      {!account.hasPassphrase && (
        <p className="muted">{words.notInYet(momentText(language, account.createdAt))}</p>
      )}
      {isSure ? (
        <>
          <p>{words.takeBackNote(name)}</p>
          <div className="account-do">
            <Button
              size="small"
              data-testid="take-back-sure"
              onClick={() => void ask(request<null>('DELETE', path))}
            >
              {words.takeBack}
            </Button>
            <Button size="small" tone="quiet" onClick={() => setSure(false)}>
              {term('cancel')}
            </Button>
          </div>
        </>
      ) : (
        <div className="account-do">
          <Button size="small" data-testid="organizer-link" onClick={() => void renew()}>
            {page.people.newLink}
            <span className="vh">: {name}</span>
          </Button>
          <Button size="small" data-testid="take-back" onClick={() => setSure(true)}>
            {words.takeBack}
            <span className="vh">: {name}</span>
          </Button>
        </div>
      )}
      {token !== null && <LinkField token={token} whose={name} />}
    </li>
  )
}

/** Who else has an account here, by the owner's leave. */
export const Organizers = ({ onChanged }: { readonly onChanged: () => void }) => {
  const words = useWords(accountWords)
  const shell = useWords(shellWords)
  const [times, setTimes] = useState(0)
  const [trouble, setTrouble] = useState('')
  const answer = useAsked<AccountListAnswer>('/api/accounts', times)
  const ask: Ask = async (asked) => {
    const reply = await asked
    setTrouble(
      reply.kind === 'problem' ? reply.detail : reply.kind === 'ok' ? '' : shell.unreachable,
    )
    if (reply.kind !== 'ok') return undefined
    setTimes((before) => before + 1)
    onChanged()
    return reply.body
  }
  const accounts = answer?.accounts ?? []
  const organizers = accounts.filter(({ kind, isRevoked }) => kind === 'organizer' && !isRevoked)
  return (
    <section className="account-part" aria-labelledby="organizers">
      <h2 id="organizers">{words.organizers}</h2>
      <p className="muted">{words.organizersNote}</p>
      {answer !== null && organizers.length === 0 && <p>{words.noOrganizers}</p>}
      <ul className="account-list">
        {organizers.map((account) => (
          <Organizer key={account.id} account={account} ask={ask} />
        ))}
      </ul>
      <Invite ask={ask} gone={accounts.filter(({ isRevoked }) => isRevoked)} />
      {trouble !== '' && (
        <Note tone="wrong" role="alert">
          {trouble}
        </Note>
      )}
    </section>
  )
}
