import { activePlayers, type Command, type PlayerId } from '@topcut/engine'
import { refusalSentence } from '@topcut/protocol/words'
import { useId, useState } from 'react'
import { overlapsOf } from '../../../leader/events/table-ranges.ts'
import { useEvents } from '../../../leader/events/use-events.ts'
import { useRealEvents } from '../../../leader/events/use-real-events.ts'
import { useLeading } from '../../../leader/leading.ts'
import { TroubleNote } from '../../../leader/trouble-note.tsx'
import { type Trouble, troubleOf } from '../../../state/sending/outbox.ts'
import { Button } from '../../../ui/button.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import { startWords } from '../../../words/start.ts'
import { useWords } from '../../../words/use-words.ts'
import './pairing.css'

/** Two events of one day that would sit at the same tables, told while it can be put right. */
const TableOverlap = () => {
  const { workplace, state } = useLeading()
  const words = useWords(startWords)
  const listed = useEvents(state.tables.first)
  const events = useRealEvents(typeof listed === 'string' ? [] : listed)
  const own = events.find(({ event }) => event === workplace.event)
  const overlaps = own === undefined ? [] : overlapsOf(own, events)
  if (overlaps.length === 0) return null
  return (
    <div className="warn" data-testid="overlap">
      {overlaps.map(({ with: other, tables }) => (
        <p key={other.event}>
          <Sign name="warn" /> {words.overlap(words.tables(tables.first, tables.last), other.name)}
        </p>
      ))}
      <p className="muted">{words.overlapHelp}</p>
    </div>
  )
}

const numbersIn = (text: string): readonly number[] =>
  text
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
    .map(Number)

/** Which tables of the hall are this event's, and who keeps to one of them. */
export const HallTables = () => {
  const { ask, state, names, act } = useLeading()
  const { page, language } = useWords(deskWords)
  const { hall } = page.rounds
  const [first, setFirst] = useState(`${state.tables.first}`)
  const [closed, setClosed] = useState(state.tables.closed.join(', '))
  const [player, setPlayer] = useState('')
  const [table, setTable] = useState('')
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const ids = useId()

  const tables: Command = { kind: 'set-tables', first: Number(first), closed: numbersIn(closed) }
  const seat: Command = {
    kind: 'assign-table',
    player: player as PlayerId,
    table: table.trim() === '' ? null : Number(table),
  }
  const give = async (command: Command) => setTrouble(troubleOf(await act({ command })))
  const objection = (command: Command) => {
    const decision = ask(command)
    return decision.granted ? null : (
      <p className="wrong wide-line">
        <Sign name="differ" /> {refusalSentence(language, decision.refusal, names)}
      </p>
    )
  }
  const listed = state.stages.length > 0 ? activePlayers(state) : [...state.players.values()]
  const seated = listed.filter((one) => one.table !== null)

  return (
    <details className="hall" data-testid="hall">
      <summary>{hall.heading}</summary>
      <TableOverlap />
      <p className="muted">{hall.fromNext}</p>
      <form
        className="inline"
        onSubmit={(submitted) => {
          submitted.preventDefault()
          void give(tables)
        }}
      >
        <label htmlFor={`${ids}-first`}>{hall.first}</label>
        <input
          id={`${ids}-first`}
          className="minutes"
          data-testid="first-table"
          inputMode="numeric"
          value={first}
          onChange={(input) => setFirst(input.target.value.replace(/\D/g, '').slice(0, 4))}
        />
        <label htmlFor={`${ids}-closed`}>{hall.closed}</label>
        <input
          id={`${ids}-closed`}
          data-testid="closed-tables"
          value={closed}
          aria-describedby={`${ids}-note`}
          onChange={(input) => setClosed(input.target.value)}
        />
        <Button type="submit" size="small" data-testid="save-tables">
          {hall.save}
        </Button>
        <small className="faint wide-line" id={`${ids}-note`}>
          {hall.closedNote}
        </small>
        {objection(tables)}
      </form>
      <form
        className="inline"
        onSubmit={(submitted) => {
          submitted.preventDefault()
          if (player !== '') void give(seat)
        }}
      >
        <label htmlFor={`${ids}-player`}>{hall.player}</label>
        <select
          id={`${ids}-player`}
          data-testid="seated-player"
          value={player}
          onChange={(chosen) => setPlayer(chosen.target.value)}
        >
          <option value="">–</option>
          {listed.map((one) => (
            <option key={one.player} value={one.player}>
              {names.player(one.player)}
            </option>
          ))}
        </select>
        <label htmlFor={`${ids}-table`}>{hall.fixedTable}</label>
        <input
          id={`${ids}-table`}
          className="minutes"
          data-testid="seated-table"
          inputMode="numeric"
          placeholder={hall.anyTable}
          value={table}
          onChange={(input) => setTable(input.target.value.replace(/\D/g, '').slice(0, 4))}
        />
        <Button type="submit" size="small" data-testid="save-seat">
          {hall.save}
        </Button>
        {player !== '' && objection(seat)}
      </form>
      {seated.length > 0 && (
        <p>
          {seated.map((one) => hall.assigned(names.player(one.player), one.table ?? 0)).join(' · ')}
        </p>
      )}
      {trouble !== null && <TroubleNote trouble={trouble} />}
    </details>
  )
}
