import {
  currentRound,
  type EventId,
  type EventState,
  type Round,
  roundNameOf,
} from '@topcut/engine'
import { useEffect } from 'react'
import { useClock } from '../../leader/clock/use-clock.ts'
import { useLive } from '../../leader/use-live.ts'
import { ClockSays, ExtendedTables } from '../../parts/clock/clock-says.tsx'
import { timeLeftText } from '../../parts/clock/remaining.ts'
import type { LiveEvent } from '../../state/live/follow-event.ts'
import { useAwake } from '../../state/use-awake.ts'
import { useStateOf } from '../../state/use-state-of.ts'
import { Button } from '../../ui/button.tsx'
import { RuleIds } from '../../ui/rule-ids.tsx'
import { atTimeWords } from '../../words/at-time.ts'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import './clock-page.css'

const RoundClock = ({ state, round }: { readonly state: EventState; readonly round: Round }) => {
  const { page, calledOf } = useWords(deskWords)
  const { clock } = page.rounds
  const atTime = useWords(atTimeWords)
  const { view, now } = useClock(state, round)
  useAwake(true)
  const isUp = view.remaining !== null && view.remaining <= 0
  return (
    <>
      <p className="wall-round">{calledOf(roundNameOf(state, round.number))}</p>
      {view.status === 'called' ? (
        <p className="clock-face called" data-testid="wall-clock">
          {clock.timeCalled}
        </p>
      ) : view.remaining === null ? (
        <p className="clock-face unlimited" data-testid="wall-clock">
          {clock.noLimit}
        </p>
      ) : (
        <p className={isUp ? 'clock-face up' : 'clock-face'} data-testid="wall-clock" role="timer">
          {timeLeftText(view.remaining)}
        </p>
      )}
      <p className="wall-says" data-testid="wall-status">
        {view.status === 'called' ? (
          <>
            {atTime[view.atTime.value].now} <RuleIds rules={[view.atTime.rule]} />
          </>
        ) : (
          <ClockSays view={view} now={now} />
        )}
      </p>
      <ul className="wall-tables">
        <ExtendedTables view={view} now={now} />
      </ul>
    </>
  )
}

const Following = ({ live: followed }: { readonly live: LiveEvent }) => {
  const live = useStateOf(followed.state)
  const isLost = useStateOf(followed.connection, ({ kind }) => kind === 'lost')
  const { page, heading, term } = useWords(deskWords)
  const held = live.phase === 'held' ? live.held : null
  const state = held?.event.state ?? null
  const round = state === null ? null : currentRound(state)
  const name = state?.created.name ?? heading('clock')
  useEffect(() => {
    document.title = `${name} – ${heading('clock')}`
  }, [name, heading])
  return (
    <main className="wall" data-testid="wall">
      <header>
        <h1>{name}</h1>
        <Button tone="on-ink" onClick={() => void document.documentElement.requestFullscreen?.()}>
          {page.rounds.clock.fullScreen}
        </Button>
      </header>
      {state === null ? (
        <p className="wall-says" role="status">
          {live.phase === 'loading' ? term('loading') : page.notForYou}
        </p>
      ) : round === null || round.status !== 'published' ? (
        <p className="wall-says">{page.rounds.clock.noRound}</p>
      ) : (
        <RoundClock state={state} round={round} />
      )}
      {state !== null && isLost && <p className="wall-lost">{term('connection-lost')}</p>}
    </main>
  )
}

/** The clock alone, for a second window or the screen of the hall. */
export const ClockPage = ({ event }: { readonly event: EventId }) => {
  const live = useLive(event)
  return live === null ? null : <Following live={live} />
}
