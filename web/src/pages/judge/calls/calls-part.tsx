import { type CallRow, instant, mattersView } from '@topcut/engine'
import { useLeading } from '../../../leader/leading.ts'
import { actorText } from '../../../leader/matters/actor-text.ts'
import { OpenCases } from '../../../leader/matters/open-cases.tsx'
import { tableStatus } from '../../../leader/table/table-status.ts'
import { useServerTime } from '../../../state/use-server-time.ts'
import { Button } from '../../../ui/button.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import { judgeWords } from '../../../words/judge.ts'
import { useWords } from '../../../words/use-words.ts'
import { SoundNote } from '../alert/sound-note.tsx'
import { useCalls } from '../alert/use-calls.ts'
import { openMatch } from '../judge-place.ts'
import { RecordedNote } from '../rule/recorded-note.tsx'
import { TableButton } from '../table-button.tsx'
import { useTablesNow } from '../use-tables-now.ts'
import { CallDo } from './call-do.tsx'
import { callText, waitedText } from './call-text.ts'
import '../../../leader/matters/matters.css'
import './calls.css'

const CallRowText = ({ call }: { readonly call: CallRow }) => {
  const { state, names, me } = useLeading()
  const words = useWords(judgeWords)
  const desk = useWords(deskWords)
  const { asks, beside } = callText(words, state, names, call)
  const isMine = me.leader !== undefined && call.taken?.by.leader === me.leader
  return (
    <>
      <b className="at">{call.table ?? '–'}</b>
      <span className="who">
        {asks}
        {beside !== null && <small className="muted">{beside}</small>}
      </span>
      {call.taken === null ? (
        <small className="warn">
          <Sign name="call" /> {waitedText(call.waiting)}
        </small>
      ) : (
        <small className="muted">
          {isMine ? words.call.youGo : words.call.goes(actorText(desk, names, call.taken.by))}
        </small>
      )}
    </>
  )
}

const ListedCall = ({ call }: { readonly call: CallRow }) => {
  const { match } = call
  return (
    <li data-testid={`call-${call.n}`}>
      {match === null ? (
        <div className="judge-row">
          <CallRowText call={call} />
        </div>
      ) : (
        <Button tone="bare" className="judge-row" onClick={() => openMatch(match)}>
          <CallRowText call={call} />
        </Button>
      )}
      {match === null && <CallDo call={call} />}
    </li>
  )
}

/** Tables nobody called from, and that somebody should look at all the same. */
const ToWatch = () => {
  const words = useWords(judgeWords)
  const now = useTablesNow()
  const rows = (now?.rows ?? []).filter((row) => {
    const kind = now === null ? null : tableStatus(row, now.at).kind
    return kind === 'differ' || kind === 'awaits' || kind === 'slow'
  })
  if (now === null || rows.length === 0) return null
  return (
    <>
      <h2>{words.call.watch}</h2>
      <ol className="judge-rows" data-testid="to-watch">
        {rows.map((row) => (
          <TableButton key={row.match} row={row} left={null} at={now.at} />
        ))}
      </ol>
    </>
  )
}

/** Who waits for a judge, the longest first, and what runs against a clock. */
export const CallsPart = () => {
  const { state } = useLeading()
  const { page } = useWords(deskWords)
  const words = useWords(judgeWords)
  const { calls, ringing } = useCalls()
  const now = useServerTime(state.cases.size > 0)
  const { cases } = mattersView(state, instant(now))
  const loud = ringing[0]
  const listed = calls.filter(({ n }) => n !== loud?.n)
  const waiting = listed.filter(({ taken }) => taken === null)
  const next = loud === undefined ? waiting.find(({ match }) => match !== null) : undefined
  return (
    <>
      <SoundNote />
      <RecordedNote />
      <h2>
        {page.people.calls}{' '}
        {waiting.length > 0 && (
          <small className="muted judge-beside">{words.call.othersWait(waiting.length)}</small>
        )}
      </h2>
      {calls.length === 0 && <p className="empty">{words.noCalls}</p>}
      {listed.length > 0 && (
        <ol className="judge-rows">
          {listed.map((call) => (
            <ListedCall key={call.n} call={call} />
          ))}
        </ol>
      )}
      {next?.match != null && next.table !== null && (
        <Button
          tone="next"
          size="big"
          className="go-next"
          data-testid="go-next"
          onClick={() => next.match !== null && openMatch(next.match)}
        >
          {words.call.goTo(next.table)}
        </Button>
      )}
      <ToWatch />
      {cases.length > 0 && (
        <>
          <h2>{page.people.cases}</h2>
          <ul className="judge-calls">
            <OpenCases cases={cases} now={now} />
          </ul>
        </>
      )}
    </>
  )
}
