import type { EventId, PublicEvent } from '@topcut/engine'
import type { ViewAnswer } from '@topcut/protocol'
import { useEffect, useState } from 'react'
import { hallAddress, hallAddressKey, isAddress, isOnlyHere } from '../../leader/hall-address.ts'
import { Link } from '../../route/link.tsx'
import { pathOfEvent } from '../../route/route-of.ts'
import { openKeptText } from '../../state/kept.ts'
import { request } from '../../state/sending/request.ts'
import { useStateOf } from '../../state/use-state-of.ts'
import { TopBand } from '../../ui/band/top-band.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { posterWords } from '../../words/poster.ts'
import { useOwnTerms } from '../../words/use-own-terms.ts'
import { useWords } from '../../words/use-words.ts'
import { Poster } from './poster.tsx'
import './poster.css'

/** The hall's, not an event's: typed once on this device, and never sent anywhere. */
const network = openKeptText('topcut.wifi.network', '')
const password = openKeptText('topcut.wifi.password', '')
const typedAddress = openKeptText(hallAddressKey, '')

type Asked = {
  readonly name: string
  /** Null until it is known. */
  readonly event: PublicEvent | null
  readonly logo: string | null
  readonly code: string | null
  /** Of the certificate, where phones will warn of it. */
  readonly fingerprint: string | null
}

const nothing: Asked = { name: '', event: null, logo: null, code: null, fingerprint: null }

const useAsked = (event: EventId): Asked => {
  const [asked, setAsked] = useState<Asked>(nothing)
  useEffect(() => {
    let isHere = true
    const ask = async () => {
      const [shown, logo, code, certificate] = await Promise.all([
        request<ViewAnswer<PublicEvent>>('GET', `/api/events/${event}/views/event`),
        request<ViewAnswer<string | null>>('GET', `/api/events/${event}/views/logo`),
        request<{ readonly code: string | null }>('GET', `/api/events/${event}/code`),
        request<{ readonly fingerprint: string | null }>('GET', '/api/certificate'),
      ])
      if (!isHere) return
      setAsked({
        name: shown.kind === 'ok' ? shown.body.view.name : '',
        event: shown.kind === 'ok' ? shown.body.view : null,
        logo: logo.kind === 'ok' ? logo.body.view : null,
        code: code.kind === 'ok' ? code.body.code : null,
        fingerprint: certificate.kind === 'ok' ? certificate.body.fingerprint : null,
      })
    }
    void ask()
    return () => {
      isHere = false
    }
  }, [event])
  return asked
}

/** The joining poster: what it says is typed here, and only here. */
export const PosterPage = ({ event }: { readonly event: EventId }) => {
  const words = useWords(posterWords)
  const asked = useAsked(event)
  useOwnTerms(asked.event?.terms)
  const wifi = { network: useStateOf(network), password: useStateOf(password) }
  const typed = useStateOf(typedAddress)
  const address = hallAddress(typed, window.location.protocol) || window.location.origin
  const isNonsense = typed.trim() !== '' && !isAddress(typed)
  useEffect(() => {
    document.title = `${words.title} – Topcut`
  }, [words])
  const fields = [
    ['network', words.network, wifi.network, network, 32],
    ['password', words.password, wifi.password, password, 63],
    ['address', words.address, typed, typedAddress, 80],
  ] as const
  return (
    <div className="poster-page">
      <TopBand />
      <main>
        <form className="poster-form" onSubmit={(submit) => submit.preventDefault()}>
          <h1>{words.title}</h1>
          <p className="muted">{words.note}</p>
          {fields.map(([key, label, value, state, maxLength]) => (
            <TextField
              key={key}
              label={label}
              data-testid={`poster-${key}`}
              maxLength={maxLength}
              spellCheck={false}
              placeholder={key === 'address' ? window.location.origin : undefined}
              value={value}
              {...(key === 'address' && isNonsense ? { error: words.notAnAddress } : {})}
              onChange={state.set}
            />
          ))}
          {isOnlyHere(address) ? (
            <Note tone="warn" role="status">
              {words.loopback}
            </Note>
          ) : (
            <p className="faint">{words.addressNote}</p>
          )}
          {asked.code === null && <p className="muted">{words.closed}</p>}
          <p className="faint">{words.keptHere}</p>
          <p className="inline">
            <Button tone="next" data-testid="print-poster" onClick={() => window.print()}>
              {words.print}
            </Button>
            <Link className={buttonClass()} href={`${pathOfEvent(event)}#leaders`}>
              {words.toDesk}
            </Link>
          </p>
        </form>
        <Poster {...asked} id={event} address={address} {...wifi} />
      </main>
    </div>
  )
}
