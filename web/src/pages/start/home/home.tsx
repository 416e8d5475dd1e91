import { type Regulation, regulationOf } from '@topcut/engine'
import type { ListedEvent } from '@topcut/protocol'
import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useRealEvents } from '../../../leader/events/use-real-events.ts'
import { loadedLater } from '../../../route/loaded-later.ts'
import { Button } from '../../../ui/button.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { startWords } from '../../../words/start.ts'
import { useWords } from '../../../words/use-words.ts'
import { byStatus } from '../by-status.ts'
import type { Copied } from '../create/copied.ts'
import { CreateForm } from '../create/create-form.tsx'
import { fetchCopied } from '../create/fetch-copied.ts'
import { Archive } from './archive.tsx'
import { EventRow } from './event-row.tsx'
import { RunningCard } from './running-card.tsx'

const DeleteEvent = loadedLater(
  async () => (await import('../../../leader/ending/delete-event.tsx')).DeleteEvent,
)
const CancelEvent = loadedLater(
  async () => (await import('../../../leader/ending/cancel-event.tsx')).CancelEvent,
)

type Asked =
  | { readonly kind: 'delete' | 'cancel'; readonly event: ListedEvent }
  | { readonly kind: 'create'; readonly from: Copied | null; readonly n: number }

type Props = {
  /** All there are; those of others have their tables, too. */
  readonly events: readonly ListedEvent[]
  readonly onChanged: () => void
  /** What stands beside the list. */
  readonly children: ReactNode
}

/** The document of the latest event: most organizers play by one. */
export const usualDocument = (own: readonly ListedEvent[]): Regulation | undefined => {
  const latest = own.filter(({ status }) => status !== 'unreadable').at(0)
  return latest === undefined ? undefined : (regulationOf(latest.regulation) ?? undefined)
}

/** Coming home: what is on, what is next, drafts, and what is over. */
export const Home = ({ events, onChanged, children }: Props) => {
  const { home } = useWords(startWords)
  const [asked, setAsked] = useState<Asked | null>(null)
  const own = events.filter(({ isOwn }) => isOwn)
  const { running, next, drafts, archive } = byStatus(own)
  const [first, ...further] = running
  const real = useRealEvents(events.filter(({ isArchived }) => !isArchived))
  const create = (from: Copied | null) =>
    setAsked((before) => {
      // What is typed into an open form is not lost for a second press.
      if (before?.kind === 'create' && from === null) return before
      return { kind: 'create', from, n: before?.kind === 'create' ? before.n + 1 : 0 }
    })
  const pressed = useEffectEvent((key: KeyboardEvent) => {
    const isTyping =
      key.target instanceof HTMLElement && key.target.closest('input, textarea, select, dialog')
    if (key.key !== 'n' || key.ctrlKey || key.metaKey || key.altKey || isTyping) return
    key.preventDefault()
    create(null)
  })
  useEffect(() => {
    const hear = (key: KeyboardEvent) => pressed(key)
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
  const doings = {
    onChanged,
    onDelete: (event: ListedEvent) => setAsked({ kind: 'delete', event }),
    onCancel: (event: ListedEvent) => setAsked({ kind: 'cancel', event }),
    onDuplicate: async ({ event }: ListedEvent) => create(await fetchCopied(event)),
  }
  const close = () => setAsked(null)
  const lists = [
    ['next', home.next, '', [...further, ...next]],
    ['drafts', home.drafts, home.draftsNote, drafts],
  ] as const
  return (
    <>
      <div className="home-head">
        <h1 id="events" tabIndex={-1}>
          {home.heading}
        </h1>
        <Button data-testid="new-event" onClick={() => create(null)}>
          <Sign name="add" /> {home.first.create}{' '}
          <span className="key" aria-hidden="true">
            n
          </span>
        </Button>
      </div>
      <div className="home-columns">
        <div className="home-lists">
          {asked?.kind === 'create' && (
            <CreateForm
              key={asked.n}
              events={events}
              usual={usualDocument(own)}
              from={asked.from}
              onClose={close}
            />
          )}
          {first !== undefined && (
            <RunningCard
              key={first.event}
              event={first}
              inUse={real}
              isNext={asked?.kind !== 'create'}
              {...doings}
            />
          )}
          {lists.map(
            ([name, heading, note, inside]) =>
              inside.length > 0 && (
                <section key={name} aria-labelledby={name} data-testid={name}>
                  <h2 id={name}>
                    {heading} <small className="faint">{note}</small>
                  </h2>
                  <ul className="home-panel">
                    {inside.map((one) => (
                      <EventRow key={one.event} event={one} inUse={real} {...doings} />
                    ))}
                  </ul>
                </section>
              ),
          )}
          {archive.length > 0 && <Archive events={archive} {...doings} />}
        </div>
        <aside className="home-side">{children}</aside>
      </div>
      <Suspense>
        {asked?.kind === 'delete' && (
          <DeleteEvent event={asked.event} onClose={close} onDeleted={onChanged} />
        )}
        {asked?.kind === 'cancel' && (
          <CancelEvent event={asked.event} onClose={close} onCancelled={onChanged} />
        )}
      </Suspense>
    </>
  )
}
