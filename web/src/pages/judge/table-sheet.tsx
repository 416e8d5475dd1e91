import {
  instant,
  type MatchId,
  mattersView,
  ownPlayer,
  ownTableRefusal,
  type PlayerId,
  roundNameOf,
  rulesOf,
  tablesView,
} from '@topcut/engine'
import { buttonLabel } from '@topcut/protocol/words'
import { useMemo, useState } from 'react'
import { GiveButton } from '../../leader/forms/give-button.tsx'
import { GiveForm } from '../../leader/forms/give-form.tsx'
import { useLeading } from '../../leader/leading.ts'
import { beginMatter } from '../../leader/matters/begun-matter.ts'
import { NoShow } from '../../leader/no-show/no-show.tsx'
import { enteredTimes } from '../../leader/table/entered-times.ts'
import { RuledBy } from '../../leader/table/ruled-by.tsx'
import { StreamButton } from '../../leader/table/stream-button.tsx'
import { TableLine } from '../../leader/table/table-line.tsx'
import { atTables } from '../../leader/table/table-status.ts'
import { besideNames } from '../../parts/pairings/beside-names.ts'
import { HalfPointsNote } from '../../parts/result/half-points-note.tsx'
import { useServerTime } from '../../state/use-server-time.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { AreaField, TextField } from '../../ui/field.tsx'
import { Sign } from '../../ui/sign.tsx'
import { deskWords } from '../../words/desk.ts'
import { judgeWords } from '../../words/judge.ts'
import { useWords } from '../../words/use-words.ts'
import { CallHere } from './calls/call-here.tsx'
import { judgeDestinations, openPlayer } from './judge-place.ts'
import '../../leader/table/tables.css'
import { MembersLine } from '../../parts/pairings/members-line.tsx'
import '../../leader/matters/matters.css'

const ExtendTable = ({ match }: { readonly match: MatchId }) => {
  const { page, language } = useWords(deskWords)
  const judge = useWords(judgeWords)
  const { clock } = page.rounds
  const [minutes, setMinutes] = useState('5')
  const [reason, setReason] = useState('')
  return (
    <details className="judge-fold">
      <summary data-testid="extend">{judge.moreTime}</summary>
      <GiveForm
        command={{ kind: 'extend-time', match, minutes: Number(minutes), reason }}
        button={buttonLabel(language, 'extend-time')}
        onDone={() => setReason('')}
      >
        <TextField
          label={clock.extraMinutes}
          data-testid="extend-minutes"
          inputMode="numeric"
          maxLength={3}
          value={minutes}
          onChange={(typed) => setMinutes(typed.replace(/\D/g, ''))}
        />
        <AreaField
          label={clock.why}
          data-testid="extend-reason"
          rows={2}
          value={reason}
          onChange={setReason}
        />
      </GiveForm>
    </details>
  )
}

type PlayerProps = { readonly player: PlayerId; readonly mayRule: boolean }

const PlayerDo = ({ player, mayRule }: PlayerProps) => {
  const { state, names, me } = useLeading()
  const judge = useWords(judgeWords)
  const name = names.player(player)
  return (
    <li>
      <Button tone="explains" onClick={() => openPlayer(player)}>
        <b translate="no">{name}</b>
      </Button>
      <MembersLine of={names.members?.(player)} />
      {(mayRule || player === ownPlayer(state, me)) && (
        <Button
          data-testid={`component-${player}`}
          onClick={() => beginMatter({ kind: 'component', player }, judgeDestinations)}
        >
          {judge.component(name)}
        </Button>
      )}
      <NoShow player={player} />
    </li>
  )
}

/** One table in the hand: its result, its time, who called, and the two who play. */
export const TableSheet = ({ match: id }: { readonly match: MatchId }) => {
  const { event, state, ask, me } = useLeading()
  const { called, heading, term } = useWords(deskWords)
  const judge = useWords(judgeWords)
  const times = useMemo(() => enteredTimes(event), [event])
  const match = state.matches.get(id)
  const round = match === undefined ? undefined : state.rounds[match.round - 1]
  const row =
    round === undefined || round.status === 'paired'
      ? undefined
      : tablesView(state, round).find((one) => one.match === id)
  const hasCall = [...state.calls.values()].some(
    (call) => call.match === id && call.closedAt === null,
  )
  const now = useServerTime(hasCall)
  const back = (
    <a className={buttonClass()} href="#tables" data-testid="all-tables">
      <Sign name="left" /> {judge.back}
    </a>
  )
  if (row === undefined || round === undefined) {
    return (
      <>
        <h2>{heading('table')}</h2>
        <p className="empty">{term('page-missing')}</p>
        {back}
      </>
    )
  }
  const calls = mattersView(state, instant(now)).calls.filter((call) => call.match === id)
  const own = ownTableRefusal(state, me, row)
  const mayRule = own === null || own.overridable === true
  const may = (kind: 'start-match' | 'end-match') => ask({ kind, match: id }).granted
  return (
    <article className="table-sheet" data-testid="table-sheet">
      <header>
        {back}
        <h2>
          {heading('table')} {row.table}
        </h2>
        <span className="muted">{called(roundNameOf(state, round.number))}</span>
      </header>
      <RuledBy row={row} />
      {calls.map((call) => (
        <CallHere key={call.n} call={call} />
      ))}
      <ol className="tables">
        <TableLine
          row={row}
          beside={besideNames(state, round)(row)}
          at={atTables(state)}
          enteredAt={times.get(id) ?? null}
          isAlone
          onNext={() => {}}
        />
      </ol>
      {row.result === null && (
        <HalfPointsNote halfPoints={rulesOf(state.created).regulation.halfPoints} />
      )}
      <div className="judge-do">
        {may('start-match') && <GiveButton command={{ kind: 'start-match', match: id }} />}
        {may('end-match') && <GiveButton command={{ kind: 'end-match', match: id }} />}
        <StreamButton row={row} />
        {mayRule && calls.length === 0 && (
          <Button
            data-testid="rule-here"
            onClick={() => beginMatter({ kind: 'ruling', match: id }, judgeDestinations)}
          >
            {judge.ruleHere}
          </Button>
        )}
      </div>
      {mayRule && row.result === null && <ExtendTable match={id} />}
      <h3>{judge.atThisTable}</h3>
      <ul className="judge-players">
        {row.players.map((player) => (
          <PlayerDo key={player} player={player} mayRule={mayRule} />
        ))}
      </ul>
    </article>
  )
}
