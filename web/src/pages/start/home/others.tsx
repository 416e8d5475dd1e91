import type { ListedEvent, SessionAnswer } from '@topcut/protocol'
import { useRealEvents } from '../../../leader/events/use-real-events.ts'
import { Link } from '../../../route/link.tsx'
import { pathOfEvent } from '../../../route/route-of.ts'
import { deskWords } from '../../../words/desk.ts'
import { startWords } from '../../../words/start.ts'
import { useWords } from '../../../words/use-words.ts'
import { plainDay } from './short-day.ts'
import { useRoundOn } from './use-round-on.ts'

type Props = {
  readonly events: readonly ListedEvent[]
  readonly grants: SessionAnswer['grants']
  /** Whether somebody is known here: then these are others beside the own ones. */
  readonly isKnown: boolean
}

/** What is on, then what comes, then what is over: each by its day. */
const order: readonly ListedEvent['status'][] = ['running', 'to-come', 'cancelled', 'finished']

const inOrder = (events: readonly ListedEvent[]): readonly ListedEvent[] =>
  order.flatMap((status) => {
    const alike = events.filter((one) => one.status === status)
    const sorted = alike.toSorted((a, b) => a.date.localeCompare(b.date))
    return status === 'finished' ? sorted.toReversed() : sorted
  })

/** The events of others: first where one helps or plays, then what else is on here. */
export const Others = ({ events, grants, isKnown }: Props) => {
  const { language, label } = useWords(deskWords)
  const { home, status } = useWords(startWords)
  const roundOn = useRoundOn()
  const grantIn = ({ event }: ListedEvent) => grants.findLast((grant) => grant.event === event)
  const shown = inOrder(
    useRealEvents(
      events.filter(({ isOwn, isArchived, status }) => {
        return !isOwn && !isArchived && status !== 'unreadable'
      }),
    ),
  )
  const part = shown.filter((one) => grantIn(one) !== undefined)
  const rest = shown.filter((one) => grantIn(one) === undefined)
  const lists = [
    ['helping', home.helping, part],
    ['others', isKnown ? home.others : home.here, rest],
  ] as const
  const says = (one: ListedEvent) => {
    const grant = grantIn(one)
    const at = one.status === 'running' ? roundOn(one) : status[one.status]
    return [
      plainDay(language, one.date),
      one.venue,
      grant === undefined ? at : label(`role.${grant.role}`),
    ]
      .filter((text) => text !== null)
      .join(' · ')
  }
  return lists.map(
    ([name, heading, inside]) =>
      inside.length > 0 && (
        <section key={name} className="other-events" aria-labelledby={name} data-testid={name}>
          <h2 id={name}>{heading}</h2>
          {name === 'others' && !isKnown && <p className="muted">{home.hereNote}</p>}
          <ul>
            {inside.map((one) => {
              const grant = grantIn(one)
              const page = grant === undefined ? 'public' : grant.player === null ? 'desk' : 'me'
              return (
                <li key={one.event} data-testid={`event-${one.event}`}>
                  <Link href={pathOfEvent(one.event, page)} translate="no">
                    {one.name}
                  </Link>
                  <small className="muted">{says(one)}</small>
                </li>
              )
            })}
          </ul>
        </section>
      ),
  )
}
