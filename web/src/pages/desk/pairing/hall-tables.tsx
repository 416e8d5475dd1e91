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
import { SelectField, TextField } from '../../../ui/field.tsx'
import { Note } from '../../../ui/note.tsx'
import { RuledText } from '../../../ui/ruled-text.tsx'
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
  const note = useId()

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
      <Note tone="wrong" className="wide-line">
        <RuledText>{refusalSentence(language, decision.refusal, names)}</RuledText>
      </Note>
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
        <TextField
          className={null}
          inputClass="minutes"
          label={hall.first}
          data-testid="first-table"
          digits={4}
          value={first}
          onChange={setFirst}
        />
        <TextField
          className={null}
          label={hall.closed}
          data-testid="closed-tables"
          aria-describedby={note}
          value={closed}
          onChange={setClosed}
        />
        <Button type="submit" size="small" data-testid="save-tables">
          {hall.save}
        </Button>
        <small className="faint wide-line" id={note}>
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
        <SelectField
          className={null}
          label={hall.player}
          data-testid="seated-player"
          value={player}
          choices={[
            ['', '–'],
            ...listed.map((one) => [one.player, names.player(one.player)] as const),
          ]}
          onChange={setPlayer}
        />
        <TextField
          className={null}
          inputClass="minutes"
          label={hall.fixedTable}
          data-testid="seated-table"
          digits={4}
          placeholder={hall.anyTable}
          value={table}
          onChange={setTable}
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
