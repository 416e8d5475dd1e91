import {
  currentRound,
  type EventState,
  lastCountedRound,
  openEvent,
  roundNameOf,
  standingsView,
  tablesView,
} from '@topcut/engine'
import { type Names, shortResultText } from '@topcut/protocol/words'
import { useDeferredValue, useEffect, useId, useMemo, useRef } from 'react'
import { toldEntry } from '../../../leader/done/told-step.ts'
import { useLeading } from '../../../leader/leading.ts'
import { shownNames } from '../../../leader/names/shown-names.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { Table } from '../../../ui/table.tsx'
import { deskWords } from '../../../words/desk.ts'
import { timeText } from '../../../words/time-text.ts'
import { useWords } from '../../../words/use-words.ts'
import { DifferenceList } from './difference-list.tsx'

type Of = { readonly state: EventState; readonly names: Names }

const TablesThen = ({ state, names }: Of) => {
  const { page, heading, language, called } = useWords(deskWords)
  const round = currentRound(state)
  if (round === null) return <p className="muted">{page.afterwards.log.nothingThen}</p>
  return (
    <Table aria-label={page.tablesOf(called(roundNameOf(state, round.number)))}>
      <thead>
        <tr>
          <th className="num">{heading('table')}</th>
          <th>{page.first}</th>
          <th>{page.second}</th>
          <th>{heading('result')}</th>
        </tr>
      </thead>
      <tbody>
        {tablesView(state, round).map(({ match, table, players, result }) => (
          <tr key={match}>
            <td className="num t">{table}</td>
            <td>{names.player(players[0])}</td>
            <td>{names.player(players[1])}</td>
            <td>{result === null ? '–' : shortResultText(language, result)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const StandingsThen = ({ state, names }: Of) => {
  const { page, heading } = useWords(deskWords)
  const after = lastCountedRound(state)
  if (after === 0) return null
  return (
    <Table aria-label={heading('standings')}>
      <thead>
        <tr>
          <th className="num">{heading('place')}</th>
          <th>
            {state.rounds[after - 1]?.status === 'closed' ? page.after(after) : page.interim(after)}
          </th>
          <th className="num">{heading('tournament-points')}</th>
        </tr>
      </thead>
      <tbody>
        {standingsView(state).rows.map(({ place, player, tournamentPoints }) => (
          <tr key={player}>
            <td className="num t">{place ?? '–'}</td>
            <td>{names.player(player)}</td>
            <td className="num">{tournamentPoints}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

type Props = {
  readonly n: number
  readonly onMove: (n: number) => void
  readonly onLeave: () => void
}

/** The event as it was after an entry, and what is different now. */
export const StateThen = ({ n, onMove, onLeave }: Props) => {
  const { event, state: now, people } = useLeading()
  const desk = useWords(deskWords)
  const { page, heading, language } = desk
  const { log: words } = page.afterwards
  const title = useId()
  const panel = useRef<HTMLElement>(null)
  // Where it stands above the log instead of beside it, somebody far down would not see it open.
  useEffect(() => {
    if (window.matchMedia('(max-width: 1100px)').matches) panel.current?.scrollIntoView()
  }, [])
  const asked = useDeferredValue(n)
  const then = useMemo(() => openEvent(event.log.slice(0, asked)).state, [event, asked])
  const names = useMemo(() => then && shownNames(then, people), [then, people])
  const entry = event.log[asked - 1]
  const round = then === null ? null : currentRound(then)
  return (
    <section ref={panel} className="then" aria-labelledby={title} data-testid="state-then">
      <header>
        <h3 id={title}>
          {entry !== undefined && words.stateAfter(asked, timeText(language, entry.at))}
        </h3>
        <Button size="small" data-testid="back-to-now" onClick={onLeave}>
          {words.backToNow}
        </Button>
      </header>
      <div className="moment">
        <IconButton
          tone="plain"
          className="earlier"
          disabled={n <= 1}
          label={words.earlier}
          onClick={() => onMove(n - 1)}
        >
          <Sign name="right" />
        </IconButton>
        <TextField
          className={null}
          label={words.moment}
          isLabelHidden
          type="range"
          min={1}
          max={event.log.length}
          aria-valuetext={words.stateAfter(n, '')}
          value={`${n}`}
          onChange={(moved) => onMove(Number(moved))}
        />
        <IconButton
          tone="plain"
          disabled={n >= event.log.length}
          label={words.later}
          onClick={() => onMove(n + 1)}
        >
          <Sign name="right" />
        </IconButton>
      </div>
      {then === null || names === null ? (
        <p className="muted">{words.notCreated}</p>
      ) : (
        <>
          {entry !== undefined && <p>{toldEntry(desk, names, event, entry)}</p>}
          <h4>{words.difference}</h4>
          <DifferenceList past={then} now={now} />
          <h4>
            {round === null
              ? heading('tables')
              : page.tablesOf(desk.called(roundNameOf(then, round.number)))}
          </h4>
          <TablesThen state={then} names={names} />
          {lastCountedRound(then) > 0 && <h4>{heading('standings')}</h4>}
          <StandingsThen state={then} names={names} />
        </>
      )}
    </section>
  )
}
