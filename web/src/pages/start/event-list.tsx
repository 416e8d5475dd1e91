import { regulationOf } from '@topcut/engine'
import type { ListedEvent } from '@topcut/protocol'
import { dayText } from '@topcut/protocol/words'
import { Suspense, useState } from 'react'
import { overlapsOf } from '../../leader/events/table-ranges.ts'
import type { Listed } from '../../leader/events/use-events.ts'
import { useRealEvents } from '../../leader/events/use-real-events.ts'
import { Link } from '../../route/link.tsx'
import { loadedLater } from '../../route/loaded-later.ts'
import { pathOfEvent } from '../../route/route-of.ts'
import { Note, Pill } from '../../ui/note.tsx'
import { Sign } from '../../ui/sign.tsx'
import { deskWords } from '../../words/desk.ts'
import { startWords } from '../../words/start.ts'
import { useWords } from '../../words/use-words.ts'
import { byStatus } from './by-status.ts'
import { KeepEvent } from './keep-event.tsx'

const DeleteEvent = loadedLater(async () => (await import('./delete-event.tsx')).DeleteEvent)

type Events = {
  readonly events: readonly ListedEvent[]
  /** Those that have their tables. */
  readonly all: readonly ListedEvent[]
  readonly onChanged: () => void
  readonly onDelete: (event: ListedEvent) => void
}

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
  const { unreadableHelp, keeping } = useWords(startWords)
  return (
    <>
      <div className="unreadable">
        <b translate="no">{event.name}</b>
        <Status {...event} />
        {event.isHidden && <Pill>{keeping.hidden}</Pill>}
      </div>
      <Note tone="warn">{unreadableHelp}</Note>
    </>
  )
}

const EventRows = ({ events, all, onChanged, onDelete }: Events) => {
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
              {one.isHidden && <Pill>{words.keeping.hidden}</Pill>}
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
          {one.isOwn && (
            <KeepEvent event={one} onChanged={onChanged} onDelete={() => onDelete(one)} />
          )}
        </li>
      ))}
    </ul>
  )
}

type ListProps = { readonly listed: Listed; readonly onChanged: () => void }

/** What somebody may be working at, behind it what is over and what was put away. */
export const EventList = ({ listed, onChanged }: ListProps) => {
  const { page, heading, term } = useWords(deskWords)
  const words = useWords(startWords)
  const [deleting, setDeleting] = useState<ListedEvent | null>(null)
  const events = typeof listed === 'string' ? [] : listed
  const rows = { onChanged, onDelete: setDeleting }
  const { current, finished, archive } = byStatus(events)
  // What was put away takes no table from anybody.
  const inUse = [...current, ...finished]
  const folds = [
    ['finished', finished],
    ['archive', archive],
  ] as const
  return (
    <>
      <section className="event-list" aria-labelledby="events">
        <h2 id="events" tabIndex={-1}>
          {heading('events')}
        </h2>
        {listed === 'loading' && <p className="muted">{term('loading')}</p>}
        {listed === 'unreachable' && (
          <p className="warn" role="status">
            {page.listUnreachable}
          </p>
        )}
        {typeof listed !== 'string' && listed.length === 0 && (
          <p className="empty">{page.noEvents}</p>
        )}
        {current.length > 0 && <EventRows events={current} all={inUse} {...rows} />}
        {folds.map(
          ([name, inside]) =>
            inside.length > 0 && (
              <details key={name} className="archive" data-testid={name}>
                <summary>{words[name](inside.length)}</summary>
                <EventRows events={inside} all={inUse} {...rows} />
              </details>
            ),
        )}
      </section>
      {deleting !== null && (
        <Suspense>
          <DeleteEvent event={deleting} onClose={() => setDeleting(null)} onDeleted={onChanged} />
        </Suspense>
      )}
    </>
  )
}
