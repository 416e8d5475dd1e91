import { regulationOf } from '@topcut/engine'
import type { ListedEvent } from '@topcut/protocol'
import { dayText } from '@topcut/protocol/words'
import { overlapsOf } from '../../leader/events/table-ranges.ts'
import type { Listed } from '../../leader/events/use-events.ts'
import { useRealEvents } from '../../leader/events/use-real-events.ts'
import { Link } from '../../route/link.tsx'
import { pathOfEvent } from '../../route/route-of.ts'
import { Note } from '../../ui/note.tsx'
import { Sign } from '../../ui/sign.tsx'
import { deskWords } from '../../words/desk.ts'
import { startWords } from '../../words/start.ts'
import { useWords } from '../../words/use-words.ts'
import { byStatus } from './by-status.ts'

type Events = { readonly events: readonly ListedEvent[] }

const Status = ({ status, round }: ListedEvent) => {
  const words = useWords(startWords)
  if (status === 'running') {
    return (
      <span className="state strong">
        <Sign name="play" /> {words.running(round)}
      </span>
    )
  }
  return (
    <span className={status === 'unreadable' ? 'state warn' : 'state muted'}>
      <Sign name={status === 'finished' ? 'check' : status === 'to-come' ? 'idle' : 'warn'} />{' '}
      {words.status[status]}
    </span>
  )
}

/** There is nothing behind it to open: what can be done about it stands here. */
const Unreadable = (event: ListedEvent) => {
  const { unreadableHelp } = useWords(startWords)
  return (
    <>
      <b translate="no">{event.name}</b> <Status {...event} />
      <Note tone="warn">{unreadableHelp}</Note>
    </>
  )
}

const EventRows = ({ events, all }: Events & { readonly all: readonly ListedEvent[] }) => {
  const { label, language, termWith } = useWords(deskWords)
  const words = useWords(startWords)
  const real = useRealEvents(all)
  return (
    <ul>
      {events.map((one) => (
        <li key={one.event} data-testid={`event-${one.event}`}>
          {one.status === 'unreadable' ? (
            <Unreadable {...one} />
          ) : (
            <Link href={pathOfEvent(one.event)}>
              <b translate="no">{one.name}</b>
              <Status {...one} />
              <span className="muted about">
                {dayText(language, one.date)} ·{' '}
                <span translate="no">{regulationOf(one.regulation)?.name ?? one.regulation}</span>,{' '}
                {label(`tier.${one.tier}`)}
              </span>
              {one.tables !== null && (
                <span className="muted about">
                  {termWith('count.players', { count: one.players })} ·{' '}
                  {words.tables(one.tables.first, one.tables.last)}
                </span>
              )}
            </Link>
          )}
          {(real.includes(one) ? overlapsOf(one, real) : []).map((overlap) => (
            <Note tone="warn" key={overlap.with.event} data-testid="overlap">
              {words.overlap(
                words.tables(overlap.tables.first, overlap.tables.last),
                overlap.with.name,
              )}
            </Note>
          ))}
        </li>
      ))}
    </ul>
  )
}

/** What somebody may be working at, and behind it what is over. */
export const EventList = ({ listed }: { readonly listed: Listed }) => {
  const { page, heading, term } = useWords(deskWords)
  const words = useWords(startWords)
  const events = typeof listed === 'string' ? [] : listed
  const { current, archive } = byStatus(events)
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
      {current.length > 0 && <EventRows events={current} all={events} />}
      {archive.length > 0 && (
        <details className="archive" data-testid="archive">
          <summary>{words.archive(archive.length)}</summary>
          <EventRows events={archive} all={events} />
        </details>
      )}
    </section>
  )
}
