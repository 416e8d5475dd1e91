import type { CopiesAnswer } from '@topcut/protocol'
import { useEffect, useState } from 'react'
import { request } from '../../../state/sending/request.ts'
import { Button } from '../../../ui/button.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import { momentText } from '../../../words/moment-text.ts'
import { startWords } from '../../../words/start.ts'
import { useWords } from '../../../words/use-words.ts'

type Place = CopiesAnswer['places'][number]

/** How old the latest copy is, place by place; one that has none is a stick that is missing. */
const PlaceLine = ({ place: { folder, at } }: { readonly place: Place }) => {
  const { language } = useWords(deskWords)
  const { copies } = useWords(startWords)
  return (
    <li>
      {at === null ? (
        <span className="state warn">
          <Sign name="warn" /> {copies.none}
        </span>
      ) : (
        <span className="state good">
          <Sign name="check" /> {momentText(language, at)}
        </span>
      )}
      <small className="muted" translate="no">
        {folder}
      </small>
    </li>
  )
}

/** For the owner of the server: what is left if this computer breaks, and one more copy now. */
export const Copies = () => {
  const { term } = useWords(deskWords)
  const { copies, keeping } = useWords(startWords)
  const [places, setPlaces] = useState<readonly Place[]>([])
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')
  useEffect(() => {
    let isGone = false
    request<CopiesAnswer>('GET', '/api/copies').then((reply) => {
      if (!isGone && reply.kind === 'ok') setPlaces(reply.body.places)
    })
    return () => {
      isGone = true
    }
  }, [])
  if (places.length === 0) return null
  const make = async () => {
    setBusy(true)
    const reply = await request<CopiesAnswer>('POST', '/api/copies')
    setBusy(false)
    if (reply.kind === 'ok') setPlaces(reply.body.places)
    setTrouble(
      reply.kind === 'problem' ? reply.detail : reply.kind === 'ok' ? '' : keeping.unreachable,
    )
  }
  return (
    <section className="create" aria-labelledby="copies" data-testid="copies">
      <h2 id="copies">{copies.heading}</h2>
      <ul className="copy-places" aria-live="polite">
        {places.map((place) => (
          <PlaceLine key={place.folder} place={place} />
        ))}
      </ul>
      <p className="muted copy-note">
        {copies.note}{' '}
        {places.length === 1 && (
          <>
            {copies.second[0]} <code translate="no">--copies</code> {copies.second[1]}
          </>
        )}
      </p>
      {trouble !== '' && (
        <p className="wrong" role="alert">
          {trouble}
        </p>
      )}
      <Button isPending={isBusy} data-testid="copy-now" onClick={() => void make()}>
        {isBusy ? term('saving') : copies.make}
      </Button>
    </section>
  )
}
