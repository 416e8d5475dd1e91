import type { EventId, PublicEvent, ShownName } from '@topcut/engine'
import type { RegisteredAnswer, RegistrationRequest } from '@topcut/protocol'
import { type FormEvent, lazy, Suspense, useEffect, useId, useState } from 'react'
import { Link } from '../../../route/link.tsx'
import { goTo } from '../../../route/route.ts'
import { pathOfEvent } from '../../../route/route-of.ts'
import { request } from '../../../state/sending/request.ts'
import { useWho } from '../../../state/use-who.ts'
import { askWho, type Who, who } from '../../../state/who.ts'
import { TopBand } from '../../../ui/band/top-band.tsx'
import { phoneWords } from '../../../words/phone.ts'
import { shellWords } from '../../../words/shell.ts'
import { useWords } from '../../../words/use-words.ts'
import type { RegisterTrouble } from './register-trouble.ts'
import '../forms.css'
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

/** Coming to an event by its code: a name, how it is shown, and straight on to the list. */
export const RegisterPage = ({ event }: { readonly event: EventId }) => {
  const words = useWords(phoneWords)
  const shell = useWords(shellWords)
  const ids = useId()
  const [name, setName] = useState<string | null>(null)
  const [shown, setShown] = useState<ShownName | 'usual'>('usual')
  const [trouble, setTrouble] = useState<RegisterTrouble | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isIn = playsIn(useWho(), event)
  useEffect(() => {
    const load = async () => {
      const reply = await request<{ view: PublicEvent }>('GET', `/api/events/${event}/views/event`)
      if (reply.kind === 'ok') setName(reply.body.view.name)
      else if (reply.kind === 'problem') setTrouble(reply)
    }
    void load()
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
    const body: RegistrationRequest = {
      code: text('code'),
      name: text('name'),
      ...(club === '' ? {} : { club }),
      ...(shown === 'usual' ? {} : { shown }),
    }
    const path = `/api/events/${event}/registrations`
    const reply = await request<RegisteredAnswer>('POST', path, body)
    setBusy(false)
    if (reply.kind !== 'ok') return setTrouble(reply)
    await askWho()
    goTo(`${pathOfEvent(event, 'me')}${reply.body.waiting ? '' : '#list'}`)
  }

  return (
    <>
      <TopBand />
      <main className="phone-page">
        <h1>{words.register.title}</h1>
        {name !== null && (
          <p className="lead" translate="no">
            {name}
          </p>
        )}
        {isIn ? (
          <>
            <p role="status">{words.register.already}</p>
            <Link className="big next" href={pathOfEvent(event, 'me')}>
              {words.toMyMatch}
            </Link>
          </>
        ) : (
          <form className="phone-form" onSubmit={submit}>
            <div className="field">
              <label htmlFor={`${ids}-code`}>{words.register.code}</label>
              <input
                id={`${ids}-code`}
                name="code"
                data-testid="code"
                defaultValue={codeIn(window.location.search)}
                autoCapitalize="characters"
                autoComplete="off"
                spellCheck={false}
                required
                maxLength={20}
                aria-describedby={`${ids}-code-note`}
              />
              <p id={`${ids}-code-note`} className="muted">
                {words.register.codeNote}
              </p>
            </div>
            <div className="field">
              <label htmlFor={`${ids}-name`}>{words.register.name}</label>
              <input
                id={`${ids}-name`}
                name="name"
                data-testid="name"
                autoComplete="name"
                required
                maxLength={80}
              />
            </div>
            <div className="field">
              <label htmlFor={`${ids}-club`}>{words.register.club}</label>
              <input
                id={`${ids}-club`}
                name="club"
                data-testid="club"
                autoComplete="organization"
                maxLength={80}
              />
            </div>
            <fieldset className="endings">
              <legend>{words.register.shown}</legend>
              <div className="segments tall">
                {(['usual', 'full', 'short'] as const).map((one) => (
                  <label key={one}>
                    <input
                      type="radio"
                      name="shown"
                      data-testid={`shown-${one}`}
                      checked={shown === one}
                      onChange={() => setShown(one)}
                    />
                    <span>{words.register.shownAs[one]}</span>
                  </label>
                ))}
              </div>
              <p className="muted">{words.register.shownNote}</p>
            </fieldset>
            {trouble !== null && (
              <p className="wrong" role="alert" data-testid="trouble">
                <TroubleText trouble={trouble} />
              </p>
            )}
            <button
              type="submit"
              className="big next"
              data-testid="register"
              aria-busy={isBusy}
              disabled={isBusy}
            >
              {isBusy ? shell.loading : words.register.button}
            </button>
          </form>
        )}
      </main>
    </>
  )
}
