import { type EventId, regulationOf } from '@topcut/engine'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Link } from '../route/link.tsx'
import { pathOfEvent } from '../route/route.ts'
import type { LiveState } from '../state/live/live-event.ts'
import { useStateOf } from '../state/use-state-of.ts'
import { useWho } from '../state/use-who.ts'
import { TopBand } from '../ui/band/top-band.tsx'
import { deskWords } from '../words/desk.ts'
import { judgeWords } from '../words/judge.ts'
import { useOwnTerms } from '../words/use-own-terms.ts'
import { useWords } from '../words/use-words.ts'
import { actingIn } from './acting.ts'
import { LeadingContext } from './leading.ts'
import { shownNames } from './names/shown-names.ts'
import { useLeaderNames } from './names/use-leader-names.ts'
import { actorFrom, ownActor } from './own-actor.ts'
import { openWorkplace, type Workplace } from './workplace.ts'

/** What is said where there is nothing to work with, and where to go instead. */
const NothingHere = ({ event, live }: { readonly event: EventId; readonly live: LiveState }) => {
  const { page, term, heading } = useWords(deskWords)
  const judge = useWords(judgeWords)
  const isClosed = live.phase === 'closed'
  return (
    <>
      <TopBand />
      <main className="plain-page">
        <h1>{heading('event')}</h1>
        <p role="status">
          {live.phase === 'loading'
            ? live.isLost
              ? page.eventUnreachable
              : term('loading')
            : isClosed
              ? page.notForYou
              : term('page-missing')}
        </p>
        {isClosed && (
          <p>
            <a className="btn" href={pathOfEvent(event, 'public')} data-testid="to-public">
              {judge.toPublic}
            </a>
          </p>
        )}
        {live.phase !== 'loading' && (
          <p>
            <Link href="/">{heading('events')}</Link>
          </p>
        )}
      </main>
    </>
  )
}

type FollowingProps = { readonly workplace: Workplace; readonly children: ReactNode }

const Following = ({ workplace, children }: FollowingProps) => {
  const live = useStateOf(workplace.live.state)
  const acting = useMemo(() => actingIn(workplace), [workplace])
  const held = live.phase === 'held' ? live.held : null
  const state = held?.event.state ?? null
  const people = held?.people
  const leaders = useLeaderNames(workplace.event)
  const who = useWho()
  useOwnTerms(state === null ? undefined : regulationOf(state.created.regulation)?.terms)
  // Before anything below asks the engine in this person's name.
  if (state !== null) ownActor.set(actorFrom(who, workplace.event, state))
  const names = useMemo(
    () => (state === null || people === undefined ? null : shownNames(state, people, leaders)),
    [state, people, leaders],
  )
  if (live.phase !== 'held' || held === null || state === null || names === null) {
    return <NothingHere event={workplace.event} live={live} />
  }
  return (
    <LeadingContext
      value={{
        workplace,
        event: held.event,
        state,
        people: held.people,
        names,
        connection: live.connection,
        ...acting,
      }}
    >
      {children}
    </LeadingContext>
  )
}

type Props = {
  readonly event: EventId
  /** For those who read its log: what they work with. */
  readonly children: ReactNode
}

/** One event, followed for as long as its page is open. */
export const FollowedEvent = ({ event, children }: Props) => {
  const [workplace, setWorkplace] = useState<Workplace | null>(null)
  useEffect(() => {
    const opened = openWorkplace(event)
    setWorkplace(opened)
    return opened.close
  }, [event])
  if (workplace === null) return <TopBand />
  return (
    <Following key={workplace.event} workplace={workplace}>
      {children}
    </Following>
  )
}
