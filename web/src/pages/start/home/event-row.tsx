import { regulationOf } from '@topcut/engine'
import type { ListedEvent } from '@topcut/protocol'
import { countedTerm } from '@topcut/protocol/words'
import type { CSSProperties } from 'react'
import { Link } from '../../../route/link.tsx'
import { pathOfEvent } from '../../../route/route-of.ts'
import { buttonClass, IconButton } from '../../../ui/button.tsx'
import { Note, Pill } from '../../../ui/note.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import { startWords } from '../../../words/start.ts'
import { useWords } from '../../../words/use-words.ts'
import { today } from '../create/today.ts'
import { KeepEvent, type RowDoings } from '../keep-event.tsx'
import { tierText } from '../tier-text.ts'
import { EventSays } from './event-says.tsx'
import { Overlaps } from './overlaps.tsx'
import { shortDay } from './short-day.ts'

type Props = RowDoings & {
  readonly event: ListedEvent
  /** Those that have their tables in the hall. */
  readonly inUse: readonly ListedEvent[]
}

/** Open, duplicate, settings, more: the same in every row. */
const Actions = ({ event: one, ...doings }: RowDoings & Pick<Props, 'event'>) => {
  const { home, keeping } = useWords(startWords)
  const { event, name, isHidden, status } = one
  const named = (action: string) => keeping.named(action, name)
  if (status === 'unreadable') {
    return (
      <div className="row-acts">
        <KeepEvent event={one} {...doings} />
      </div>
    )
  }
  const opens = isHidden && status === 'to-come' ? home.continue : home.open
  return (
    <div className="row-acts">
      <Link
        className={buttonClass({ size: 'small' })}
        href={pathOfEvent(event)}
        aria-label={named(opens)}
        data-testid={`open-${event}`}
      >
        {opens}
      </Link>
      <IconButton
        label={named(home.duplicate)}
        title={home.duplicate}
        onClick={() => doings.onDuplicate(one)}
      >
        <Sign name="copy" />
      </IconButton>
      <Link
        className={buttonClass({ tone: 'quiet', size: 'small' })}
        href={`${pathOfEvent(event)}#settings`}
        aria-label={named(home.settings)}
        title={home.settings}
        data-testid={`settings-${event}`}
      >
        <Sign name="gear" />
      </Link>
      <KeepEvent event={one} {...doings} />
    </div>
  )
}

/** How many have a place, of how many there are. */
const Places = ({ event }: Pick<Props, 'event'>) => {
  const { players, capacity, tables, regulation } = event
  const { language } = useWords(deskWords)
  const inTeams = regulationOf(regulation)?.terms.inTeams
  const words = useWords(startWords)
  return (
    <span className="row-count muted">
      {capacity === null ? (
        countedTerm(language, 'count.players', { count: players }, inTeams)
      ) : (
        <>
          <span className="strong">{words.home.ofAll(players, capacity)}</span>
          <i
            className="row-fill"
            style={{ '--full': `${Math.min(100, (100 * players) / capacity)}%` } as CSSProperties}
          />
        </>
      )}
      {tables !== null && <small>{words.tables(tables.first, tables.last)}</small>}
    </span>
  )
}

/** One event that is to come, or one more that is on. */
export const EventRow = ({ event: one, inUse, ...doings }: Props) => {
  const { language } = useWords(deskWords)
  const words = useWords(startWords)
  const isReadable = one.status !== 'unreadable'
  const isDraft = one.isHidden && one.status === 'to-come'
  return (
    <li className="event-row" data-testid={`event-${one.event}`}>
      <span className="row-date">
        {isReadable && (
          <>
            <b>{shortDay(language, one.date, today(new Date()))}</b>
            <small className="muted">{one.start}</small>
          </>
        )}
      </span>
      <span className="row-name">
        <b translate="no">{one.name}</b>
        {isReadable && (
          <span className="muted">
            <span translate="no">
              {one.venue !== null && `${one.venue} · `}
              {regulationOf(one.regulation)?.name ?? one.regulation}
            </span>
            , {tierText(language, one.regulation, one.tier)}
          </span>
        )}
        {one.isHidden && !isDraft && <Pill>{words.keeping.hidden}</Pill>}
      </span>
      {isReadable && <Places event={one} />}
      <EventSays event={one} />
      <Actions event={one} {...doings} />
      {!isReadable && <Note tone="warn">{words.unreadableHelp}</Note>}
      <Overlaps event={one} inUse={inUse} />
    </li>
  )
}
