import type { Regulation } from '@topcut/engine'
import type { ListedEvent } from '@topcut/protocol'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { useRealEvents } from '../../../leader/events/use-real-events.ts'
import { startOfDay } from '../../../leader/structure/start-of-day.ts'
import { loadedLater } from '../../../route/loaded-later.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { startWords } from '../../../words/start.ts'
import { useWords } from '../../../words/use-words.ts'
import { byStatus } from '../by-status.ts'
import type { Copied } from '../create/copied.ts'
import { CreateForm } from '../create/create-form.tsx'
import { fetchCopied } from '../create/fetch-copied.ts'
import { Archive } from './archive.tsx'
import { EventRow } from './event-row.tsx'
import { foundEvents } from './found-events.ts'
import { FoundPlayers, useFoundPlayers } from './found-players.tsx'
import { RunningCard } from './running-card.tsx'
import { useHomeKeys } from './use-home-keys.ts'

const DeleteEvent = loadedLater(
  async () => (await import('../../../leader/ending/delete-event.tsx')).DeleteEvent,
)
const CancelEvent = loadedLater(
  async () => (await import('../../../leader/ending/cancel-event.tsx')).CancelEvent,
)

/** So many are seen at a glance. */
const few = 3

type Asked =
  | { readonly kind: 'delete' | 'cancel'; readonly event: ListedEvent }
  | { readonly kind: 'create'; readonly from: Copied | null; readonly n: number }

type Props = {
  /** All there are; those of others have their tables, too. */
  readonly events: readonly ListedEvent[]
  /** The document that is most likely played by. */
  readonly usual: Regulation
  readonly onChanged: () => void
  /** What stands beside the list. */
  readonly children: ReactNode
}

/** Coming home: what is on, what is next, drafts, and what is over. */
export const Home = ({ events, usual, onChanged, children }: Props) => {
  const { home } = useWords(startWords)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [typed, setTyped] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const own = events.filter(({ isOwn }) => isOwn)
  const found = foundEvents(own, typed)
  const players = useFoundPlayers(typed)
  const { running, next, drafts, archive } = byStatus(found)
  const [first, ...further] = running
  const real = useRealEvents(events.filter(({ isArchived }) => !isArchived))
  const create = (from: Copied | null) => {
    const begins = from?.filled.about.start
    if (begins !== undefined) startOfDay.set(begins)
    setAsked((before) => {
      // What is typed into an open form is not lost for a second press.
      if (before?.kind === 'create' && from === null) return before
      return { kind: 'create', from, n: before?.kind === 'create' ? before.n + 1 : 0 }
    })
  }
  useHomeKeys({ n: () => create(null), '/': () => search.current?.focus() })
  const doings = {
    onChanged,
    onDelete: (event: ListedEvent) => setAsked({ kind: 'delete', event }),
    onCancel: (event: ListedEvent) => setAsked({ kind: 'cancel', event }),
    onDuplicate: async ({ event }: ListedEvent) => create(await fetchCopied(event)),
  }
  const close = () => setAsked(null)
  // One for each name is enough: the latest has the latest settings.
  const readable = useRealEvents(own.filter(({ status }) => status !== 'unreadable'))
  const earlier = readable.filter(
    ({ name }, index) => readable.findIndex((one) => one.name === name) === index,
  )
  const lists = [
    ['also-on', home.alsoOn, `${further.length}`, further],
    ['next', home.next, `${next.length}`, next],
    ['drafts', home.drafts, `${drafts.length}, ${home.draftsNote}`, drafts],
  ] as const
  return (
    <>
      <div className="home-head">
        <h1 id="events" tabIndex={-1}>
          {home.heading}
        </h1>
        {own.length > few && (
          <div className="find-event">
            <Sign name="find" />
            <TextField
              className={null}
              label={home.search}
              isLabelHidden
              placeholder={home.search}
              type="search"
              aria-keyshortcuts="/"
              data-testid="find-event"
              ref={search}
              value={typed}
              onChange={setTyped}
              onKeyDown={({ key }) => {
                if (key === 'Escape') setTyped('')
              }}
            />
            <span className="key" aria-hidden="true">
              /
            </span>
          </div>
        )}
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
              usual={usual}
              from={asked.from}
              earlier={earlier}
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
          {archive.length > 0 && (
            <Archive events={archive} isSearched={typed.trim() !== ''} {...doings} />
          )}
          <FoundPlayers players={players} events={own} />
          {found.length === 0 && players.length === 0 && (
            <p className="muted" role="status">
              {home.noMatch}
            </p>
          )}
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
