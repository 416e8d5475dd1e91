import type { EventId, PublicEvent, ShownName } from '@topcut/engine'
import type { RegisteredAnswer, RegistrationRequest } from '@topcut/protocol'
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react'
import { serverAnswers } from '../../../route/begin-anew-when-back.ts'
import { Link } from '../../../route/link.tsx'
import { goTo } from '../../../route/route.ts'
import { pathOfEvent } from '../../../route/route-of.ts'
import { keep, readKept } from '../../../state/kept.ts'
import { newId } from '../../../state/sending/new-id.ts'
import { request } from '../../../state/sending/request.ts'
import { askWho, useWho, type Who, who } from '../../../state/who.ts'
import { TopBand } from '../../../ui/band/top-band.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Segments } from '../../../ui/choice.tsx'
import { TextField } from '../../../ui/field.tsx'
import { phoneWords } from '../../../words/phone.ts'
import { registerWords } from '../../../words/register.ts'
import { shellWords } from '../../../words/shell.ts'
import { teamWords } from '../../../words/team.ts'
import { useWords } from '../../../words/use-words.ts'
import type { RegisterTrouble } from './register-trouble.ts'
import { asShown, TeamFields } from './team-fields.tsx'
import '../phone.css'

const RefusalText = lazy(async () => ({
  default: (await import('./refusal-text.tsx')).RefusalText,
}))

/** Why somebody is not registered. The documents' sentences are fetched when one is needed. */
const TroubleText = ({ trouble }: { readonly trouble: RegisterTrouble }) => {
  const shell = useWords(shellWords)
  if (trouble.kind === 'unreachable') return shell.unreachable
  if (trouble.kind === 'problem') return trouble.detail
  return (
    <Suspense fallback={shell.loading}>
      <RefusalText refusal={trouble.refusal} />
    </Suspense>
  )
}

const playsIn = (known: Who, event: EventId): boolean =>
  typeof known !== 'string' &&
  known.grants.some((grant) => grant.event === event && grant.player !== null && !grant.isRevoked)

const codeIn = (search: string): string => new URLSearchParams(search).get('code') ?? ''

const local = () => window.localStorage
const attemptKey = (event: EventId): string => `topcut.registration.${event}`

/** The same until somebody is registered, also when the page is opened anew in between. */
const attemptId = (event: EventId): string => {
  const id = readKept(local, attemptKey(event)) ?? newId()
  keep(local, attemptKey(event), id)
  return id
}

/** Coming to an event by its code: names, how they are shown, and straight on to the list. */
export const RegisterPage = ({ event }: { readonly event: EventId }) => {
  const { toMyMatch } = useWords(phoneWords)
  const words = useWords(registerWords)
  const ofTeam = useWords(teamWords)
  const shell = useWords(shellWords)
  const [known, setKnown] = useState<PublicEvent | null>(null)
  const [shown, setShown] = useState<ShownName | 'usual'>('usual')
  const [trouble, setTrouble] = useState<RegisterTrouble | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isIn = playsIn(useWho(), event)
  const size = known?.team?.value ?? 0
  useEffect(() => {
    let isLeft = false
    const load = async (): Promise<void> => {
      const reply = await request<{ view: PublicEvent }>('GET', `/api/events/${event}/views/event`)
      if (isLeft) return
      setTrouble(reply.kind === 'ok' ? null : reply)
      if (reply.kind === 'ok') setKnown(reply.body.view)
      if (reply.kind !== 'unreachable') return
      // Nobody reloads a page that is still loading: it asks again by itself.
      await serverAnswers()
      if (!isLeft) await load()
    }
    void load()
    return () => {
      isLeft = true
    }
  }, [event])

  const submit = async (pressed: FormEvent<HTMLFormElement>) => {
    pressed.preventDefault()
    const typed = new FormData(pressed.currentTarget)
    const text = (field: string) => `${typed.get(field) ?? ''}`.trim()
    setBusy(true)
    setTrouble(null)
    // The answer of an earlier attempt may have been lost on the way.
    if (trouble?.kind === 'unreachable') await askWho()
    if (playsIn(who.get(), event)) return goTo(pathOfEvent(event, 'me'))
    const club = text('club')
    const people = Array.from({ length: size }, (_, index) => index + 1)
    const body: RegistrationRequest = {
      id: attemptId(event),
      code: text('code'),
      name: text('name'),
      ...(club === '' ? {} : { club }),
      ...(shown === 'usual' ? {} : { shown }),
      ...(size === 0
        ? {}
        : {
            members: people.map((one) => text(`member-${one}`)),
            membersShown: people.map((one) => asShown(text(`shown-${one}`))),
          }),
    }
    const path = `/api/events/${event}/registrations`
    const reply = await request<RegisteredAnswer>('POST', path, body)
    setBusy(false)
    const isTakenOut = reply.kind === 'problem' && reply.code === 'unknown-player'
    if (reply.kind === 'ok' || isTakenOut) keep(local, attemptKey(event), null)
    if (reply.kind !== 'ok') return setTrouble(reply)
    await askWho()
    const next = size > 0 ? '#team' : reply.body.waiting ? '' : '#list'
    goTo(`${pathOfEvent(event, 'me')}${next}`)
  }

  return (
    <>
      <TopBand />
      <main className="phone-page">
        <h1>{size > 0 ? ofTeam.title : words.title}</h1>
        {known !== null && (
          <p className="lead" translate="no">
            {known.name}
          </p>
        )}
        {isIn ? (
          <>
            <p role="status">{size > 0 ? ofTeam.already : words.already}</p>
            <Link
              className={buttonClass({ tone: 'next', size: 'big' })}
              href={pathOfEvent(event, 'me')}
            >
              {toMyMatch}
            </Link>
          </>
        ) : known === null ? (
          // While nobody knows whether teams play here, nobody is asked for the wrong names.
          <p role="status">
            {trouble === null ? shell.loading : <TroubleText trouble={trouble} />}
          </p>
        ) : (
          <form className="phone-form" onSubmit={submit}>
            <TextField
              label={words.code}
              hint={words.codeNote}
              name="code"
              data-testid="code"
              defaultValue={codeIn(window.location.search)}
              autoCapitalize="characters"
              spellCheck={false}
              required
              maxLength={20}
            />
            {size === 0 ? (
              <TextField
                label={words.name}
                name="name"
                data-testid="name"
                autoComplete="name"
                required
                maxLength={80}
              />
            ) : (
              <TeamFields size={size} />
            )}
            <TextField
              label={words.club}
              name="club"
              data-testid="club"
              autoComplete="organization"
              maxLength={80}
            />
            {size === 0 && (
              <Segments
                label={words.shown}
                isLabelShown
                hint={words.shownNote}
                isTall
                value={shown}
                options={(['usual', 'full', 'short'] as const).map((one) => ({
                  value: one,
                  text: words.shownAs[one],
                  testId: `shown-${one}`,
                }))}
                onChange={setShown}
              />
            )}
            {trouble !== null && (
              <p className="wrong" role="alert" data-testid="trouble">
                <TroubleText trouble={trouble} />
              </p>
            )}
            <Button type="submit" tone="next" size="big" data-testid="register" isPending={isBusy}>
              {isBusy ? shell.loading : size > 0 ? ofTeam.button : words.button}
            </Button>
          </form>
        )}
      </main>
    </>
  )
}
