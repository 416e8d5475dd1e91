import type { ReactNode } from 'react'
import { language } from '../../state/language.ts'
import { useNow } from '../../state/use-now.ts'
import { useStateOf } from '../../state/use-state-of.ts'
import { Sign } from '../../ui/sign.tsx'
import { phoneWords } from '../../words/phone.ts'
import { roundWords } from '../../words/round.ts'
import { timeText } from '../../words/time-text.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { ClockText, usePhoneClock } from './phone-clock.tsx'
import { usePhone } from './phone-context.ts'
import { place } from './place.ts'

/** Without the server: how old what is shown is, and what still has to be sent. */
const AgeLine = () => {
  const { session, waiting } = usePhone()
  const connection = useStateOf(session.views.connection)
  const words = useWords(phoneWords)
  const chosen = useLanguage()
  const isLost = connection.kind === 'lost'
  const now = useNow(isLost)
  if (!isLost || connection.since === null) return null
  const minutes = Math.max(0, Math.floor((now - connection.since) / 60_000))
  // A page that is only just opening must not alarm anybody.
  if (!connection.isTried && minutes < 1) return null
  return (
    <p className="age" role="status" data-testid="age">
      <Sign name="warn" />
      <span>
        {words.asOf(timeText(chosen, connection.since), minutes)}
        {waiting.length > 0 && <> {words.toSend(waiting.length)}</>}
      </span>
    </p>
  )
}

const RoundLine = () => {
  const { clock: view, event, me } = usePhone()
  const here = useStateOf(place)
  const words = useWords(phoneWords)
  const { calledOf } = useWords(roundWords)
  const clock = usePhoneClock()
  const isOver = event?.status === 'played' || event?.status === 'finished'
  if (view === null || isOver) return null
  const name = event?.roundNames[view.round - 1]
  const isOpen = event?.round?.status !== 'closed'
  const until =
    clock !== null && 'ends' in clock && clock.ends !== null
      ? timeText(language.get(), clock.ends)
      : null
  return (
    <>
      <div className="round-line">
        <p>
          <b data-testid="round">{name !== undefined && calledOf(name)}</b>
          <span className="until">
            {/* Whoever reads the standings while a round is published must not miss the table. */}
            {here !== 'match' && me.table !== null && me.table.result === null && isOpen && (
              <>
                <a href="#match">
                  {words.table} {me.table.table}
                </a>
                {' · '}
              </>
            )}
            {until === null ? words.clock[clock?.kind ?? 'closed'] : words.until(until)}
          </span>
        </p>
        <ClockText />
      </div>
      {clock !== null && 'share' in clock && (
        <div className="progress" aria-hidden="true">
          <span style={{ width: `${clock.share * 100}%` }} />
        </div>
      )}
    </>
  )
}

/** Ink above: the event, the round and its clock. */
export const PhoneBand = () => {
  const { me, event } = usePhone()
  const words = useWords(phoneWords)
  return (
    <header className="phone-band on-band">
      <div className="phone-who">
        <span className="name" translate="no">
          {event?.name ?? ''}
        </span>
        <span className="name own" translate="no">
          {me.person?.name ?? me.player.name}
        </span>
        <a className="tool" href="#menu" aria-label={words.menu} data-testid="menu">
          <Sign name="more" />
        </a>
      </div>
      <RoundLine />
      <AgeLine />
    </header>
  )
}

/** Above a page that opens from another one: the way back, what it is, and the clock. */
export const BackBand = ({ title }: { readonly title: ReactNode }) => {
  const words = useWords(phoneWords)
  return (
    <header className="phone-band on-band">
      <div className="back-line">
        <a className="tool" href="#match" aria-label={words.back} data-testid="back">
          <Sign name="left" />
        </a>
        <h1>{title}</h1>
        <ClockText />
      </div>
      <AgeLine />
    </header>
  )
}
