import {
  awaiting,
  conflicts,
  currentRound,
  type Event,
  type EventState,
  instant,
  mattersView,
  regulationOf,
  roundNameOf,
  teamSize,
} from '@topcut/engine'
import type { ListedEvent } from '@topcut/protocol'
import { awaitingSentence, countedTerm } from '@topcut/protocol/words'
import { type CSSProperties, type ReactNode, useMemo } from 'react'
import { daySteps } from '../../../leader/day/day-steps.ts'
import { stepName } from '../../../leader/day/step-name.ts'
import { useLive } from '../../../leader/use-live.ts'
import { Logo } from '../../../parts/about/logo.tsx'
import { remaining } from '../../../parts/clock/remaining.ts'
import { Link } from '../../../route/link.tsx'
import { pathOfEvent } from '../../../route/route-of.ts'
import type { LiveEvent } from '../../../state/live/follow-event.ts'
import { useServerTime } from '../../../state/use-server-time.ts'
import { useStateOf } from '../../../state/use-state-of.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Pill } from '../../../ui/note.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import { startWords } from '../../../words/start.ts'
import { timeText } from '../../../words/time-text.ts'
import { useWords } from '../../../words/use-words.ts'
import { KeepEvent, type RowDoings } from '../keep-event.tsx'
import { tierText } from '../tier-text.ts'
import { Overlaps } from './overlaps.tsx'
import { daysText } from './short-day.ts'
import { useRoundOn } from './use-round-on.ts'

type Held = { readonly event: Event; readonly state: EventState }

/** More than these are a bad day, not a list that anybody reads here. */
const most = 4

const Clock = ({ state }: Pick<Held, 'state'>) => {
  const { home } = useWords(startWords)
  const { language, page } = useWords(deskWords)
  const round = currentRound(state)
  const clock = round?.status === 'published' ? round.clock : null
  const now = useServerTime(clock !== null)
  const left = clock === null ? null : remaining(clock, now)
  if (left === null) return null
  return (
    <p className="run-clock">
      <span className="vh">{page.timeLeft}: </span>
      <b role="timer">{left.text}</b>
      <small>{home.until(timeText(language, now + left.milliseconds))}</small>
    </p>
  )
}

/** What it waits for, with the tables that need somebody first. */
const Needs = ({ state }: Pick<Held, 'state'>) => {
  const { home } = useWords(startWords)
  const { language, page, called } = useWords(deskWords)
  const waits = awaiting(state)
  const says =
    waits.step === 'enter-results'
      ? page.rounds.missing(called(roundNameOf(state, waits.round)), waits.tables.length, waits.of)
      : awaitingSentence(language, waits, teamSize(state.created) !== null)
  const { calls } = mattersView(state, instant(0))
  const calling = calls.flatMap(({ table }) => (table === null ? [] : [table]))
  return (
    <p className="run-needs" data-testid="run-needs">
      <b>{says}</b>
      {conflicts(state)
        .slice(0, most)
        .map(({ table }) => (
          <Pill key={`differ-${table}`} className="wrong">
            <Sign name="differ" /> {home.tableDiffers(table)}
          </Pill>
        ))}
      {calling.slice(0, most).map((table) => (
        <Pill key={`call-${table}`} tone="warn">
          <Sign name="call" /> {home.tableCalls(table)}
        </Pill>
      ))}
    </p>
  )
}

const Day = ({ event, state }: Held) => {
  const words = useWords(deskWords)
  const steps = useMemo(() => daySteps(event, state), [event, state])
  const waits = awaiting(state)
  const share = waits.step === 'enter-results' ? 1 - waits.tables.length / waits.of : 0
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must reach what scrolls in a narrow window
    <ol className="run-day" aria-label={words.page.day} tabIndex={0}>
      {steps.map((step, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the day
          key={index}
          data-state={step.state}
          {...(step.state === 'now'
            ? {
                'aria-current': 'step' as const,
                style: { '--past': `${share * 100}%` } as CSSProperties,
              }
            : {})}
        >
          {stepName(words, step)}
        </li>
      ))}
    </ol>
  )
}

/** Where the day stands, `Round 3 of 6`; what the list says until the event is held. */
const Now = ({ live, before }: { readonly live: LiveEvent; readonly before: string }) => {
  const words = useWords(deskWords)
  const held = useHeld(live)
  const now = held === null ? undefined : daySteps(held.event, held.state).find(isNow)
  return now === undefined ? before : stepName(words, now)
}

const isNow = ({ state }: ReturnType<typeof daySteps>[number]): boolean => state === 'now'

const useHeld = (live: LiveEvent): Held | null => {
  const event = useStateOf(live.state, (now) => (now.phase === 'held' ? now.held.event : null))
  const state = event?.state ?? null
  return useMemo(() => (event === null || state === null ? null : { event, state }), [event, state])
}

type FollowedProps = {
  readonly live: LiveEvent
  readonly children: (held: Held) => ReactNode
}

/** Nothing until the event is held. */
const Followed = ({ live, children }: FollowedProps) => {
  const held = useHeld(live)
  return held === null ? null : children(held)
}

type Props = RowDoings & {
  readonly event: ListedEvent
  readonly inUse: readonly ListedEvent[]
  /** Whether it is what one most likely came for: a page has one amber button. */
  readonly isNext: boolean
}

/** The event that is on: its clock, what it waits for, its day, and the way to its desk. */
export const RunningCard = ({ event: one, inUse, isNext, ...doings }: Props) => {
  const { language } = useWords(deskWords)
  const { home, keeping } = useWords(startWords)
  const regulation = regulationOf(one.regulation)
  const roundOn = useRoundOn()
  const live = useLive(one.event)
  const way = buttonClass({ tone: 'quiet', size: 'small' })
  return (
    <section className="run-card" aria-label={one.name} data-testid={`event-${one.event}`}>
      <div className="run-head">
        {live !== null && (
          <Followed live={live}>{({ state }) => <Logo of={state.about.logo} />}</Followed>
        )}
        <h2 translate="no">{one.name}</h2>
        <Pill>
          <Sign name="play" />{' '}
          {live === null ? roundOn(one) : <Now live={live} before={roundOn(one)} />}
        </Pill>
        {one.isHidden && <Pill>{keeping.hidden}</Pill>}
        {live !== null && <Followed live={live}>{({ state }) => <Clock state={state} />}</Followed>}
      </div>
      <p className="muted">
        {daysText(language, one.date, one.until)} ·{' '}
        {one.venue !== null && <span translate="no">{one.venue} · </span>}
        <span translate="no">{regulation?.name ?? one.regulation}</span>,{' '}
        {tierText(language, one.regulation, one.tier)} ·{' '}
        {countedTerm(language, 'count.players', { count: one.players }, regulation?.terms.inTeams)}
      </p>
      <div className="run-do">
        {live !== null && <Followed live={live}>{({ state }) => <Needs state={state} />}</Followed>}
        <div className="row-acts">
          <Link className={way} href={pathOfEvent(one.event, 'wall')}>
            <Sign name="wall" /> {home.wall}
          </Link>
          <Link className={way} href={`${pathOfEvent(one.event)}#share`}>
            <Sign name="share" /> {home.share}
          </Link>
          <Link className={way} href={`${pathOfEvent(one.event)}#settings`}>
            <Sign name="gear" /> {home.settings}
          </Link>
          <KeepEvent event={one} {...doings} />
          <Link
            className={buttonClass(isNext ? { tone: 'next' } : {})}
            href={pathOfEvent(one.event)}
            data-testid={`open-${one.event}`}
          >
            {home.open} <Sign name="right" />
          </Link>
        </div>
      </div>
      <Overlaps event={one} inUse={inUse} />
      {live !== null && <Followed live={live}>{(held) => <Day {...held} />}</Followed>}
    </section>
  )
}
