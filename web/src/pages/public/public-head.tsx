import type { PublicClock, PublicEvent } from '@topcut/engine'
import { dayText } from '@topcut/protocol/words'
import { Logo } from '../../parts/about/logo.tsx'
import { type ClockFace, clockFace } from '../../parts/clock/clock-face.ts'
import { useClockSays, useClockText } from '../../parts/clock/clock-words.ts'
import { sideName } from '../../parts/pairings/members.ts'
import { roundText } from '../../parts/pairings/round-text.ts'
import { useServerTime } from '../../state/use-server-time.ts'
import { atTimeWords } from '../../words/at-time.ts'
import { hallWords } from '../../words/hall.ts'
import { roundWords } from '../../words/round.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'

const Face = ({ face, clock }: { readonly face: ClockFace; readonly clock: PublicClock }) => {
  const says = useClockSays(face)
  const text = useClockText(face)
  const atTime = useWords(atTimeWords)[clock.atTime.value]
  return (
    <>
      <p
        className={face.left === null ? 'now-clock said' : 'now-clock'}
        role="timer"
        data-testid="clock"
      >
        {text}
      </p>
      <p className="now-says">
        {face.status === 'called' && (
          <span data-testid="at-time">
            {atTime.now} <small translate="no">{clock.atTime.rule}</small>
          </span>
        )}
        {says.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <span className="now-rail" aria-hidden="true">
        <span style={{ width: `${face.share * 100}%` }} />
      </span>
    </>
  )
}

type Props = {
  readonly event: PublicEvent
  readonly clock: PublicClock | null | undefined
  readonly logo: string | null | undefined
  /** In somebody else's page: the name stands above already. */
  readonly isFramed: boolean
}

/** When it is and where, who holds it, and how many play. */
const Facts = ({ event }: { readonly event: PublicEvent }) => {
  const words = useWords(hallWords)
  const language = useLanguage()
  const { date, about, organizers, registered } = event
  const days = [date, ...(about.until === undefined ? [] : [about.until])]
  return (
    <p className="public-facts">
      <span>{days.map((day) => dayText(language, day)).join(' – ')}</span>
      {about.venue !== undefined && <span translate="no">{about.venue}</span>}
      {organizers.map((name) => (
        <span key={name} translate="no">
          {name}
        </span>
      ))}
      {event.round !== null && <span>{words.players(registered)}</span>}
    </p>
  )
}

/** Where the day stands: the round and its clock, or that it is over. */
const Now = ({ event, clock }: Pick<Props, 'event' | 'clock'>) => {
  const words = useWords(hallWords)
  const rounds = useWords(roundWords)
  const now = useServerTime(clock?.clock != null)
  const isPlayed = event.round?.status === 'published' && event.status !== 'played'
  const isOver = event.cancelled !== undefined || event.champion !== null
  return (
    <section className="public-now" aria-label={words.clock.name}>
      {event.cancelled !== undefined ? (
        <p className="now-round" data-testid="called-off">
          {words.calledOff}: <b translate="no">{event.cancelled}</b>
        </p>
      ) : event.champion !== null ? (
        <p className="now-round">
          {words.champion}: <b translate="no">{sideName(event.champion)}</b>
        </p>
      ) : event.status === 'played' ? (
        <p className="now-round" data-testid="played">
          {words.played}
        </p>
      ) : event.round === null ? (
        <p className="now-round" data-testid="registered">
          {words.players(event.registered)}
          {event.waiting > 0 && <small>{words.waitingForPlace(event.waiting)}</small>}
        </p>
      ) : (
        <p className="now-round" data-testid="round">
          {roundText(rounds, event)}
          {!isPlayed && <small>{words.clock.roundClosed}</small>}
        </p>
      )}
      {!isOver && isPlayed && clock != null && <Face face={clockFace(clock, now)} clock={clock} />}
    </section>
  )
}

/** The head of the page: what event this is, and its clock to the right. */
export const PublicHead = ({ event, clock, logo, isFramed }: Props) => (
  <div className="public-head on-band">
    {!isFramed && (
      <>
        <Logo of={logo} />
        <div className="public-event">
          <h1 translate="no">{event.name}</h1>
          <Facts event={event} />
        </div>
      </>
    )}
    <Now event={event} clock={clock} />
  </div>
)
