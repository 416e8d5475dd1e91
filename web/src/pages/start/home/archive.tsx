import { regulationOf } from '@topcut/engine'
import type { ListedEvent } from '@topcut/protocol'
import { useState } from 'react'
import { Link } from '../../../route/link.tsx'
import { pathOfEvent } from '../../../route/route-of.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Pill } from '../../../ui/note.tsx'
import { Table } from '../../../ui/table.tsx'
import { deskWords } from '../../../words/desk.ts'
import { startWords } from '../../../words/start.ts'
import { useWords } from '../../../words/use-words.ts'
import { KeepEvent, type RowDoings } from '../keep-event.tsx'
import { seasonOf, seasonsOf } from './found-events.ts'
import { plainDay } from './short-day.ts'

/** More are a press away: whoever comes home looks for what is next. */
const most = 8

type Props = RowDoings & {
  readonly events: readonly ListedEvent[]
  /** Whether letters were typed: then all that they find is shown. */
  readonly isSearched: boolean
}

type RowProps = RowDoings & { readonly event: ListedEvent; readonly hasVenue: boolean }

const Row = ({ event: one, hasVenue, ...doings }: RowProps) => {
  const { language } = useWords(deskWords)
  const { keeping, status, home } = useWords(startWords)
  const isOdd = one.status !== 'finished' && one.status !== 'running'
  return (
    <tr data-testid={`event-${one.event}`}>
      <td className="muted when">{plainDay(language, one.date)}</td>
      <th scope="row">
        <Link href={pathOfEvent(one.event)} translate="no">
          {one.name}
        </Link>
        {one.isArchived && <Pill>{keeping.archived}</Pill>}
        {one.isHidden && <Pill>{keeping.hidden}</Pill>}
        {isOdd && !one.isArchived && <Pill>{status[one.status]}</Pill>}
        {one.cancelled !== null && (
          <small className="muted" translate="no">
            {one.cancelled}
          </small>
        )}
      </th>
      {hasVenue && (
        <td className="muted venue" translate="no">
          {one.venue}
        </td>
      )}
      <td className="muted game" translate="no">
        {regulationOf(one.regulation)?.title ?? one.regulation}
      </td>
      <td className="num">{one.players}</td>
      <td className={one.winner === null ? 'muted no-winner' : 'winner'} translate="no">
        {one.winner ?? '–'}
      </td>
      <td>
        <div className="row-acts">
          <Link
            className={buttonClass({ size: 'small' })}
            href={pathOfEvent(one.event, 'public')}
            aria-label={keeping.named(home.look, one.name)}
          >
            {home.look}
          </Link>
          <KeepEvent event={one} {...doings} />
        </div>
      </td>
    </tr>
  )
}

/** What is over, by season. */
export const Archive = ({ events, isSearched, ...doings }: Props) => {
  const { archive, home } = useWords(startWords)
  const seasons = seasonsOf(events)
  const [season, setSeason] = useState<string | null>(null)
  const [isWhole, setWhole] = useState(false)
  const found = events.filter((one) => season === null || seasonOf(one) === season)
  const shown = isWhole || isSearched ? found : found.slice(0, most)
  const hasVenue = events.some(({ venue }) => venue !== null)
  const { columns } = home
  return (
    <section aria-labelledby="archive" data-testid="archive">
      <h2 id="archive">{archive(events.length)}</h2>
      <div className="home-panel">
        {seasons.length > 1 && (
          <div className="archive-filter">
            <div className="seasons">
              {[null, ...seasons].map((one) => (
                <Button
                  key={one ?? 'all'}
                  size="small"
                  tone={one === season ? 'plain' : 'quiet'}
                  aria-pressed={one === season}
                  onClick={() => setSeason(one)}
                >
                  {one ?? home.allSeasons}
                </Button>
              ))}
            </div>
            <span className="faint" role="status">
              {home.ofAll(found.length, events.length)}
            </span>
          </div>
        )}
        <Table className="archive-table">
          <thead>
            <tr>
              <th>{columns.date}</th>
              <th>{columns.title}</th>
              {hasVenue && <th>{columns.venue}</th>}
              <th>{columns.game}</th>
              <th className="num">{columns.players}</th>
              <th>{columns.winner}</th>
              <th>
                <span className="vh">{home.moreActions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((one) => (
              <Row key={one.event} event={one} hasVenue={hasVenue} {...doings} />
            ))}
          </tbody>
        </Table>
        {shown.length < found.length && (
          <Button tone="quiet" data-testid="archive-all" onClick={() => setWhole(true)}>
            {home.showAll(found.length)}
          </Button>
        )}
      </div>
    </section>
  )
}
