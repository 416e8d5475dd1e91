import { regulationOf } from '@topcut/engine'
import type { EventList as Answer, ListedEvent } from '@topcut/protocol'
import { dayText } from '@topcut/protocol/words'
import { useEffect, useState } from 'react'
import { Link } from '../../route/link.tsx'
import { pathOfEvent } from '../../route/route.ts'
import { request } from '../../sending/request.ts'
import { useWords } from '../../words/use-words.ts'
import { shelves } from './shelves.ts'
import { today } from './today.ts'

type Listed = readonly ListedEvent[] | 'loading' | 'unreachable'

/** Asked again after a failure, and whenever somebody looks at the page again. */
const useEvents = (): Listed => {
  const [listed, setListed] = useState<Listed>('loading')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const load = async () => {
      const reply = await request<Answer>('GET', '/api/events')
      if (isGone) return
      if (reply.kind === 'ok') setListed(reply.body.events)
      else {
        setListed((before) => (typeof before === 'string' ? 'unreachable' : before))
        timer = setTimeout(load, 2000)
      }
    }
    const look = () => {
      if (document.visibilityState === 'visible') void load()
    }
    void load()
    document.addEventListener('visibilitychange', look)
    return () => {
      isGone = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return listed
}

const Shelf = ({ events }: { readonly events: readonly ListedEvent[] }) => {
  const { page, label, language } = useWords()
  return (
    <ul>
      {events.map(({ event, name, date, regulation, tier, version }) => (
        <li key={event}>
          <Link href={pathOfEvent(event)}>
            <b>{name}</b>
            <span className="muted">
              {dayText(language, date)} · {regulationOf(regulation)?.name ?? regulation},{' '}
              {label(`tier.${tier}`)}
            </span>
            <span className="faint">{page.entries(version)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

export const EventList = () => {
  const { page, heading, term } = useWords()
  const listed = useEvents()
  const { current, earlier } = shelves(typeof listed === 'string' ? [] : listed, today(new Date()))
  return (
    <section className="event-list" aria-labelledby="events">
      <h2 id="events">{heading('events')}</h2>
      {listed === 'loading' && <p className="muted">{term('loading')}</p>}
      {listed === 'unreachable' && (
        <p className="warn" role="status">
          {page.listUnreachable}
        </p>
      )}
      {typeof listed !== 'string' && listed.length === 0 && (
        <p className="empty">{page.noEvents}</p>
      )}
      {current.length > 0 && <Shelf events={current} />}
      {earlier.length > 0 && (
        <details className="archive">
          <summary>{page.afterwards.start.earlier(earlier.length)}</summary>
          <Shelf events={earlier} />
        </details>
      )}
    </section>
  )
}
