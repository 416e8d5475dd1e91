import type { MatchId, OwnTable } from '@topcut/engine'
import { type ReactNode, useState } from 'react'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { useJustCome } from '../../../ui/use-just-come.ts'
import { atTimeWords } from '../../../words/at-time.ts'
import { phoneWords } from '../../../words/phone.ts'
import { useWords } from '../../../words/use-words.ts'
import { usePhone } from '../phone-context.ts'
import { goToPlace } from '../place.ts'
import { ownWord, type Phase } from './phase.ts'
import { SaidResult } from './said-result.tsx'

type Props = { readonly table: OwnTable; readonly phase: Phase }

/** The one thing that is next at this table. */
export const MatchDo = ({ table, phase }: Props) => {
  const { me, clock, waiting } = usePhone()
  const words = useWords(phoneWords)
  const atTime = useWords(atTimeWords)
  // Kept here: a clock that starts meanwhile shows another phase, and the question would be gone.
  const [asked, setAsked] = useState<MatchId | null>(null)
  const { players, theirs, result, match } = table
  const end = {
    table,
    isAsked: asked === match,
    ask: (isAsked: boolean) => setAsked(isAsked ? match : null),
  }
  const own = ownWord(table, waiting)
  const other = players[players[0].player === me.player.player ? 1 : 0]
  const name = <b translate="no">{other.name}</b>
  switch (phase) {
    case 'paired':
      return (
        <>
          <p className="muted">{words.setUpFirst}</p>
          <a
            className={buttonClass({ tone: 'next', size: 'big' })}
            href="#set-up"
            data-testid="set-up"
          >
            {words.setUp}
          </a>
          {/* A hall without a clock says nowhere that the match has begun. */}
          <EndMatch {...end} isNext={false} />
        </>
      )
    case 'playing':
      return <EndMatch {...end} isNext />
    case 'time-called':
      return (
        <>
          <div role="status" className="time-is-called" data-testid="time-called">
            <h2>{words.timeCalled}</h2>
            {clock !== null && (
              <p data-testid="at-time">
                {atTime[clock.atTime.value].now} {atTime[clock.atTime.value].after}{' '}
                <RuleIds rules={[clock.atTime.rule]} />
              </p>
            )}
          </div>
          <EndMatch {...end} isNext isTime />
        </>
      )
    case 'ended':
      return (
        <>
          <p className="muted">{words.over}</p>
          <a
            className={buttonClass({ tone: 'next', size: 'big' })}
            href="#report"
            data-testid="enter-result"
          >
            {words.enterResult}
          </a>
        </>
      )
    case 'to-confirm':
      return <Confirm table={table} name={other.name} />
    case 'reported':
      return (
        <>
          <p role="status" data-testid="said">
            <Sign name="clock" /> {words.youSaid}{' '}
            {own !== null && <SaidResult table={table} result={own} />}
          </p>
          <p className="muted">
            {words.waitingFor} {name}
          </p>
          <a className={buttonClass({ size: 'big' })} href="#report" data-testid="change-result">
            {words.changeResult}
          </a>
        </>
      )
    case 'differing':
      return (
        <>
          <div role="status" className="said-both" data-testid="differs">
            <p>
              {words.youSaid} {own !== null && <SaidResult table={table} result={own} />}
            </p>
            <p>
              {name} {words.says} {theirs !== null && <SaidResult table={table} result={theirs} />}
            </p>
            <Note tone="wrong">{words.judgeTold}</Note>
          </div>
          <a className={buttonClass({ size: 'big' })} href="#report" data-testid="change-result">
            {words.changeResult}
          </a>
        </>
      )
    case 'entered':
      return (
        <div role="status" data-testid="done">
          <Note tone="good">
            {words.resultIn} {result !== null && <SaidResult table={table} result={result} />}
          </Note>
          {me.leaves === null && <p className="muted">{words.nextPairing}</p>}
        </div>
      )
  }
}

const Confirm = ({ table, name }: { readonly table: OwnTable; readonly name: string }) => {
  const { session, me } = usePhone()
  const words = useWords(phoneWords)
  const { theirs, match } = table
  // A thumb on its way to "enter result" would agree to what nobody has read.
  const isNew = useJustCome(JSON.stringify(theirs))
  if (theirs === null) return null
  return (
    <>
      <p role="status">
        <b translate="no">{name}</b> {words.says} <SaidResult table={table} result={theirs} />
      </p>
      <Button
        tone="next"
        size="big"
        isNew={isNew}
        data-testid="confirm"
        onClick={() =>
          session.give({ kind: 'report-result', match, player: me.player.player, result: theirs })
        }
      >
        {words.thatIsRight}
      </Button>
      <a className={buttonClass({ size: 'big' })} href="#report" data-testid="say-otherwise">
        {words.sayOtherwise}
      </a>
    </>
  )
}

type EndProps = {
  readonly table: OwnTable
  /** Whether somebody said that it is over, and is asked whether that is right. */
  readonly isAsked: boolean
  readonly ask: (isAsked: boolean) => void
  /** Whether it is what everybody waits for here. */
  readonly isNext: boolean
  /** Time is called: nobody has to be asked whether that is right. */
  readonly isTime?: boolean
}

/** Before the match is over this phone counts nothing: that would be an aid. */
const EndMatch = ({ table, isAsked, ask, isNext, isTime = false }: EndProps) => {
  const { session } = usePhone()
  const words = useWords(phoneWords)
  const { match, startedAt, noAids } = table
  // The second half of a double press would answer the question that nobody has read.
  const isNew = useJustCome(`${isTime} ${isAsked}`)
  const end = () => {
    const ended = { kind: 'end-match', match } as const
    if (startedAt === null) void session.give({ kind: 'start-match', match }, ended)
    else void session.give(ended)
    goToPlace('report')
  }
  const why: ReactNode = isNext && !isTime && (
    <p className="muted">
      {words.noAids} <RuleIds rules={[noAids ?? undefined]} />
    </p>
  )
  if (!isAsked || isTime) {
    return (
      <>
        <Button
          {...(isNext ? { tone: 'next', size: 'big' } : { size: 'line' })}
          data-testid="match-ended"
          isNew={isTime && isNew}
          onClick={() => (isTime ? end() : ask(true))}
        >
          {words.matchEnded(words.tabs.match)}
        </Button>
        {why}
      </>
    )
  }
  return (
    <div className="asked">
      <p>
        <b>{words.isItOver}</b>
      </p>
      {why}
      <Button
        {...(isNext ? { tone: 'next' } : {})}
        size="big"
        data-testid="yes-ended"
        isNew={isNew}
        onClick={end}
      >
        {words.yesOver}
      </Button>
      <Button size="big" isNew={isNew} onClick={() => ask(false)}>
        {words.notYet}
      </Button>
    </div>
  )
}
