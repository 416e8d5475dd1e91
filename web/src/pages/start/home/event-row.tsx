import { regulationOf } from '@topcut/engine'
import type { ListedEvent } from '@topcut/protocol'
import { awaitingSentence, dayText } from '@topcut/protocol/words'
import { Link } from '../../../route/link.tsx'
import { pathOfEvent } from '../../../route/route-of.ts'
import { buttonClass, IconButton } from '../../../ui/button.tsx'
import { Note, Pill } from '../../../ui/note.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import { startWords } from '../../../words/start.ts'
import { useWords } from '../../../words/use-words.ts'
import { KeepEvent, type RowDoings } from '../keep-event.tsx'
import { Overlaps } from './overlaps.tsx'

type Props = RowDoings & {
  readonly event: ListedEvent
  /** Those that have their tables in the hall. */
  readonly inUse: readonly ListedEvent[]
}

const State = ({ event: { status, round, waits } }: Pick<Props, 'event'>) => {
  const words = useWords(startWords)
  const { language } = useWords(deskWords)
  if (status === 'running') {
    return (
      <span className="state strong">
        <Sign name="play" /> {words.home.playingRound(round)}
      </span>
    )
  }
  const says =
    status === 'to-come' && waits !== null
      ? awaitingSentence(language, waits)
      : words.status[status]
  return (
    <span className={status === 'unreadable' ? 'state warn' : 'state muted'}>
      <Sign name={status === 'unreadable' ? 'warn' : 'idle'} /> {says}
    </span>
  )
}

/** Open, duplicate, settings, more: the same in every row. */
const Actions = ({ event: one, ...doings }: RowDoings & Pick<Props, 'event'>) => {
  const { home, keeping } = useWords(startWords)
  const { event, name, isHidden, isOwn, status } = one
  const named = (action: string) => keeping.named(action, name)
  if (status === 'unreadable') {
    return <div className="row-acts">{isOwn && <KeepEvent event={one} {...doings} />}</div>
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
      {isOwn && (
        <>
          <IconButton label={named(home.duplicate)} onClick={() => doings.onDuplicate(one)}>
            <Sign name="copy" />
          </IconButton>
          <Link
            className={buttonClass({ tone: 'quiet', size: 'small' })}
            href={`${pathOfEvent(event)}#announcement`}
            aria-label={named(home.settings)}
          >
            <Sign name="gear" />
          </Link>
          <KeepEvent event={one} {...doings} />
        </>
      )}
    </div>
  )
}

/** One event that is to come, or one more that is on. */
export const EventRow = ({ event: one, inUse, ...doings }: Props) => {
  const { label, language, termWith } = useWords(deskWords)
  const words = useWords(startWords)
  const isReadable = one.status !== 'unreadable'
  return (
    <li className="event-row" data-testid={`event-${one.event}`}>
      <span className="row-date">{isReadable && dayText(language, one.date)}</span>
      <span className="row-name">
        <b translate="no">{one.name}</b>
        {isReadable && (
          <span className="muted">
            <span translate="no">{regulationOf(one.regulation)?.name ?? one.regulation}</span>,{' '}
            {label(`tier.${one.tier}`)}
          </span>
        )}
        {one.isHidden && <Pill>{words.keeping.hidden}</Pill>}
      </span>
      <span className="row-count muted">
        {isReadable && termWith('count.players', { count: one.players })}
        {one.tables !== null && <small>{words.tables(one.tables.first, one.tables.last)}</small>}
      </span>
      <State event={one} />
      <Actions event={one} {...doings} />
      {!isReadable && <Note tone="warn">{words.unreadableHelp}</Note>}
      <Overlaps event={one} inUse={inUse} />
    </li>
  )
}
