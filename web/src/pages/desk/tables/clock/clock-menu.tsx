import type { Command, Round, TableRow } from '@topcut/engine'
import { buttonLabel } from '@topcut/protocol/words'
import { useState } from 'react'
import { useClock } from '../../../../leader/clock/use-clock.ts'
import { useLeading } from '../../../../leader/leading.ts'
import { TroubleNote } from '../../../../leader/trouble-note.tsx'
import { ClockSays, ExtendedTables } from '../../../../parts/clock/clock-says.tsx'
import { timeLeftText } from '../../../../parts/clock/remaining.ts'
import { pathOfEvent } from '../../../../route/route-of.ts'
import type { Parcel } from '../../../../state/sending/outbox.ts'
import { type Trouble, troubleOf } from '../../../../state/sending/outbox.ts'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { Popover } from '../../../../ui/popover.tsx'
import { RuleIds } from '../../../../ui/rule-ids.tsx'
import { Sign } from '../../../../ui/sign.tsx'
import { deskWords } from '../../../../words/desk.ts'
import { useWords } from '../../../../words/use-words.ts'
import { AllBegun } from '../all-begun.tsx'
import { ExtendForm } from './extend-form.tsx'
import './clock-menu.css'

type Props = {
  readonly round: Round
  readonly rows: readonly TableRow[]
  /** While starting it is the next step, the one amber button does that. */
  readonly isStartedElsewhere: boolean
}

/** Opens the clock: the day line has its time, and a bar of its own would cost a table its row. */
export const ClockMenu = (props: Props) => {
  const { heading } = useWords(deskWords)
  return (
    <Popover
      label={heading('clock')}
      tone="quiet"
      size="small"
      data-testid="clock-open"
      content={<ClockBar {...props} />}
    >
      {heading('clock')} …
    </Popover>
  )
}

/** The clock of the round that is played: how it stands, when it ends, what can be done with it. */
const ClockBar = ({ round, rows, isStartedElsewhere }: Props) => {
  const { state, workplace, act, ask } = useLeading()
  const { page, heading, term, language } = useWords(deskWords)
  const { clock } = page.rounds
  const { view, now } = useClock(state, round)
  const [asks, setAsks] = useState<'time' | 'extend' | null>(null)
  const [trouble, setTrouble] = useState<{ readonly of: Trouble; readonly parcel: Parcel } | null>(
    null,
  )

  const give = async (parcel: Parcel) => {
    setAsks(null)
    const refused = troubleOf(await act(parcel))
    setTrouble(refused === null ? null : { of: refused, parcel })
  }
  const mayGive = (command: Command) => ask(command).granted
  const button = (kind: 'start-clock' | 'pause-clock' | 'resume-clock') =>
    mayGive({ kind }) && (
      <Button size="small" data-testid={kind} onClick={() => void give({ command: { kind } })}>
        {clock.does[kind]}
      </Button>
    )
  const isRunning = view.status === 'running' || view.status === 'paused'

  return (
    <section className="clock-bar" aria-label={heading('clock')} data-testid="clock-bar">
      <Sign name="clock" />
      <b className="clock-left" data-testid="clock-left">
        {view.remaining === null ? clock.noLimit : timeLeftText(view.remaining)}
      </b>
      <div className="clock-says muted">
        <p>
          <ClockSays view={view} now={now} /> <RuleIds rules={[view.rule]} />
        </p>
        {view.extended.length > 0 && (
          <ul className="extended">
            <ExtendedTables view={view} now={now} />
          </ul>
        )}
      </div>
      <span className="clock-do">
        {!isStartedElsewhere && button('start-clock')}
        {/* Once the clock runs nobody has to say so. */}
        {round.clock === null && <AllBegun rows={rows} />}
        {button('pause-clock')}
        {button('resume-clock')}
        {view.minutes !== null && (
          <Button
            tone="quiet"
            size="small"
            data-testid="extend"
            aria-expanded={asks === 'extend'}
            onClick={() => setAsks(asks === 'extend' ? null : 'extend')}
          >
            {clock.does['extend-time']} …
          </Button>
        )}
        {isRunning && mayGive({ kind: 'call-time' }) && (
          <Button
            tone="quiet"
            size="small"
            data-testid="call-time"
            aria-expanded={asks === 'time'}
            onClick={() => setAsks(asks === 'time' ? null : 'time')}
          >
            {buttonLabel(language, 'call-time')} …
          </Button>
        )}
        <a
          className={buttonClass({ tone: 'quiet', size: 'small' })}
          data-testid="own-clock"
          href={pathOfEvent(workplace.event, 'clock')}
          target="_blank"
          rel="noreferrer"
        >
          {clock.ownWindow}
        </a>
      </span>
      {asks === 'time' && (
        <p className="clock-asks inline">
          {clock.confirmTime}
          <Button
            size="small"
            data-testid="confirm-time"
            // The question was just asked for by this key.
            autoFocus
            onClick={() => void give({ command: { kind: 'call-time' } })}
          >
            {buttonLabel(language, 'call-time')}
          </Button>
          <Button tone="quiet" size="small" onClick={() => setAsks(null)}>
            {term('cancel')}
          </Button>
        </p>
      )}
      {asks === 'extend' && (
        <ExtendForm round={round} onGive={give} onLeave={() => setAsks(null)} />
      )}
      {trouble !== null && (
        <TroubleNote
          trouble={trouble.of}
          onOverride={(override) => void give({ ...trouble.parcel, override })}
        />
      )}
    </section>
  )
}
