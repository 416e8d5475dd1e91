import type { PublicClock, PublicEvent } from '@topcut/engine'
import { type ClockFace, clockFace } from '../../parts/clock/clock-face.ts'
import { useClockSays, useClockText } from '../../parts/clock/clock-words.ts'
import { roundText } from '../../parts/pairings/round-text.ts'
import { useServerTime } from '../../state/use-server-time.ts'
import { hallWords } from '../../words/hall.ts'
import { roundWords } from '../../words/round.ts'
import { useWords } from '../../words/use-words.ts'

const Face = ({ face }: { readonly face: ClockFace }) => {
  const says = useClockSays(face)
  const text = useClockText(face)
  return (
    <>
      <p className="now-says">
        {says.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <p className="now-clock" role="timer" data-testid="clock">
        {text}
      </p>
      <span className="now-rail" aria-hidden="true">
        <span style={{ width: `${face.share * 100}%` }} />
      </span>
    </>
  )
}

type Props = { readonly event: PublicEvent; readonly clock: PublicClock | null | undefined }

/** Where the day stands: the round and its clock, or that it is over. */
export const NowBand = ({ event, clock }: Props) => {
  const words = useWords(hallWords)
  const rounds = useWords(roundWords)
  const now = useServerTime(clock?.clock != null)
  const face = clock == null ? null : clockFace(clock, now)
  const isPlayed = event.round?.status === 'published' && event.status !== 'played'
  return (
    <section className="public-now on-band" aria-label={words.clock.name}>
      {event.cancelled !== undefined ? (
        <p className="now-round" data-testid="called-off">
          {words.calledOff}: <b translate="no">{event.cancelled}</b>
        </p>
      ) : event.champion !== null ? (
        <p className="now-round">
          {words.champion}: <b translate="no">{event.champion.name}</b>
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
      {event.cancelled === undefined && event.champion === null && isPlayed && face !== null && (
        <Face face={face} />
      )}
    </section>
  )
}
