import type { ListedEvent, SessionAnswer } from '@topcut/protocol'
import { dayText } from '@topcut/protocol/words'
import { Link } from '../../../route/link.tsx'
import { pathOfEvent } from '../../../route/route-of.ts'
import { deskWords } from '../../../words/desk.ts'
import { startWords } from '../../../words/start.ts'
import { useWords } from '../../../words/use-words.ts'

type Props = {
  readonly events: readonly ListedEvent[]
  readonly grants: SessionAnswer['grants']
}

/** The events of others: first where one helps or plays, then what else is on here. */
export const Others = ({ events, grants }: Props) => {
  const { language, label } = useWords(deskWords)
  const { home } = useWords(startWords)
  const practice = useWords(deskWords).page.afterwards.start.practiceName
  const grantIn = ({ event }: ListedEvent) => grants.findLast((grant) => grant.event === event)
  const shown = events.filter(({ isOwn, isArchived, status, name }) => {
    return !isOwn && !isArchived && status !== 'unreadable' && name !== practice
  })
  const part = shown.filter((one) => grantIn(one) !== undefined)
  const rest = shown.filter((one) => grantIn(one) === undefined)
  const lists = [
    ['helping', home.helping, part],
    ['others', home.others, rest],
  ] as const
  return lists.map(
    ([name, heading, inside]) =>
      inside.length > 0 && (
        <section key={name} className="other-events" aria-labelledby={name} data-testid={name}>
          <h2 id={name}>{heading}</h2>
          <ul>
            {inside.map((one) => {
              const grant = grantIn(one)
              const page = grant === undefined ? 'public' : grant.player === null ? 'desk' : 'me'
              return (
                <li key={one.event} data-testid={`event-${one.event}`}>
                  <Link href={pathOfEvent(one.event, page)} translate="no">
                    {one.name}
                  </Link>{' '}
                  <span className="muted">
                    {dayText(language, one.date)}
                    {grant !== undefined && `, ${label(`role.${grant.role}`)}`}
                  </span>
                </li>
              )
            })}
          </ul>
        </section>
      ),
  )
}
