import { type EventId, type LeaderRole, regulationOf } from '@topcut/engine'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { Link } from '../route/link.tsx'
import { pathOfEvent } from '../route/route-of.ts'
import { cardsHere } from '../state/held-cards.ts'
import { useStateOf } from '../state/use-state-of.ts'
import { useWho } from '../state/who.ts'
import { TopBand } from '../ui/band/top-band.tsx'
import { buttonClass } from '../ui/button.tsx'
import { deskWords } from '../words/desk.ts'
import { judgeWords } from '../words/judge.ts'
import { shellWords } from '../words/shell.ts'
import { useOwnTerms } from '../words/use-own-terms.ts'
import { useWords } from '../words/use-words.ts'
import { actorFrom } from './actor-from.ts'
import { askerOf } from './asker.ts'
import { type Leading, LeadingContext } from './leading.ts'
import { begunMatter } from './matters/begun-matter.ts'
import { shownNames } from './names/shown-names.ts'
import { useLeaderNames } from './names/use-leader-names.ts'
import { openWorkplace, type Workplace } from './workplace.ts'

/** What is said where there is nothing to work with, and where to go instead. */
const NothingHere = ({ workplace }: { readonly workplace: Workplace }) => {
  const phase = useStateOf(workplace.live.state, (now) => now.phase)
  const isLost = useStateOf(workplace.live.connection, ({ kind }) => kind === 'lost')
  const { page, term, heading } = useWords(deskWords)
  const judge = useWords(judgeWords)
  const shell = useWords(shellWords)
  const isClosed = phase === 'closed'
  return (
    <>
      <TopBand />
      <main className="plain-page">
        <h1>{heading('event')}</h1>
        <p role="status">
          {phase === 'loading'
            ? isLost
              ? page.eventUnreachable
              : term('loading')
            : isClosed
              ? page.notForYou
              : shell.pageMissing}
        </p>
        {isClosed && (
          <p>
            <a
              className={buttonClass()}
              href={pathOfEvent(workplace.event, 'public')}
              data-testid="to-public"
            >
              {judge.toPublic}
            </a>
          </p>
        )}
        {phase !== 'loading' && (
          <p>
            <Link href="/">{heading('events')}</Link>
          </p>
        )}
      </main>
    </>
  )
}

type FollowingProps = { readonly workplace: Workplace; readonly children: ReactNode }

const useHeld = ({ live }: Workplace) =>
  useStateOf(live.state, (now) => (now.phase === 'held' ? now.held : null))

/** Null until the event is held. The connection is none of it: losing it must not draw every table. */
const useLed = (workplace: Workplace): Leading | null => {
  const held = useHeld(workplace)
  const called = useLeaderNames(workplace.event)
  const cards = useStateOf(cardsHere(workplace.event))
  const who = useWho()
  const event = held?.event ?? null
  const people = held?.people ?? null
  const state = event?.state ?? null
  const leaders = state?.leaders
  useOwnTerms(state === null ? undefined : regulationOf(state.created.regulation)?.terms)
  const me = useMemo(
    () => (leaders === undefined ? null : actorFrom(who, workplace.event, leaders)),
    [who, workplace, leaders],
  )
  const { label } = useWords(deskWords)
  const office = useCallback((role: LeaderRole) => label(`role.${role}`), [label])
  const names = useMemo(
    () => (state === null || people === null ? null : shownNames(state, people, called, office)),
    [state, people, called, office],
  )
  return useMemo(() => {
    if (event === null || state === null || people === null) return null
    if (names === null || me === null) return null
    const { act, actAll } = workplace.commands
    const ask = askerOf(event, me, cards)
    return { workplace, event, state, people, names, me, ask, act, actAll }
  }, [workplace, event, state, people, names, me, cards])
}

const Following = ({ workplace, children }: FollowingProps) => {
  const leading = useLed(workplace)
  if (leading === null) return <NothingHere workplace={workplace} />
  return <LeadingContext value={leading}>{children}</LeadingContext>
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
    return () => {
      opened.close()
      // What was begun at a table here must not go on record at the same table of the next event.
      begunMatter.set({ kind: 'ruling' })
    }
  }, [event])
  if (workplace === null) return <TopBand />
  return (
    <Following key={workplace.event} workplace={workplace}>
      {children}
    </Following>
  )
}
