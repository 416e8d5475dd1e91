import { currentRound, type Round, roundNameOf, type TableRow } from '@topcut/engine'
import { type ReactNode, useCallback, useMemo } from 'react'
import { useRoundEnd } from '../../../leader/clock/use-round-end.ts'
import { heldIn } from '../../../leader/commands.ts'
import { useLeading } from '../../../leader/leading.ts'
import { PrintLink } from '../../../leader/print/print-link.tsx'
import { enteredTimes } from '../../../leader/table/entered-times.ts'
import { atTables, needsSomeone, tableStatus } from '../../../leader/table/table-status.ts'
import { besideNames } from '../../../parts/pairings/beside-names.ts'
import { useStateOf } from '../../../state/use-state-of.ts'
import { Choice } from '../../../ui/choice.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { Pill } from '../../../ui/note.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { ChangePairings } from '../pairing/change-pairings.tsx'
import { HallTables } from '../pairing/hall-tables.tsx'
import { PairingPreview } from '../pairing/pairing-preview.tsx'
import { nextStep } from '../wait/next-step.ts'
import { ClockMenu } from './clock/clock-menu.tsx'
import { TimeCalled } from './clock/time-called.tsx'
import { focusPrimary, focusTable } from './focus.ts'
import { FastLane } from './lane/fast-lane.tsx'
import { lookAtRound, lookedAtRound } from './looked-at-round.ts'
import { MissionLine } from './mission-line.tsx'
import { nextOpen } from './next-open.ts'
import { TablePanel } from './panel/table-panel.tsx'
import { RoundByes } from './round-byes.tsx'
import { shownTables, type TablesShown } from './shown-tables.ts'
import { ShownTablesTabs } from './shown-tables-tabs.tsx'
import { steadyRows } from './steady-rows.ts'
import { TableLines } from './table-lines.tsx'
import { useArrowKeys } from './use-arrow-keys.ts'
import '../../../leader/table/tables.css'
import './played.css'

/** More of them would take the line of the tables a second one. */
const inSight = 3

const RoundTabs = ({ shown }: { readonly shown: Round }) => {
  const { state } = useLeading()
  const { called, heading } = useWords(deskWords)
  if (state.rounds.length < 2) return null
  const nameAt = (number: number) => called(roundNameOf(state, number))
  const look = (number: number) => lookAtRound(number === state.rounds.length ? null : number)
  if (state.rounds.length > inSight) {
    return (
      <SelectField
        className={null}
        label={heading('round')}
        isLabelHidden
        data-testid="shown-round"
        value={`${shown.number}`}
        choices={state.rounds.map(({ number }) => [`${number}`, nameAt(number)] as const)}
        onChange={(number) => look(Number(number))}
      />
    )
  }
  return (
    <Choice
      label={heading('round')}
      value={shown.number}
      options={state.rounds.map(({ number }) => ({
        value: number,
        text: number,
        label: nameAt(number),
      }))}
      onChange={look}
    />
  )
}

type PublishedProps = {
  readonly round: Round
  /** Which round it is, at the start of its line. */
  readonly children: ReactNode
}

const PublishedRound = ({ round, children }: PublishedProps) => {
  const { event, state, workplace } = useLeading()
  const { page, heading, label } = useWords(deskWords)
  const shown = useStateOf(shownTables)
  const { slow } = useRoundEnd()
  const rows = useMemo(() => steadyRows(state, round), [state, round])
  const beside = useMemo(() => besideNames(state, round), [state, round])
  const times = useMemo(() => enteredTimes(event), [event])
  const at = useMemo(() => atTables(state, slow), [state, slow])
  const isShown = (row: TableRow, as: TablesShown): boolean => {
    if (as === 'all') return true
    if (as === 'reported') return tableStatus(row, at).kind === 'reported'
    if (as === 'needed') return needsSomeone(tableStatus(row, at))
    return (row.result === null) === (as === 'missing')
  }
  const count = (as: TablesShown) => rows.filter((row) => isShown(row, as)).length
  const isPlayed = round.status === 'published'
  const seen = isPlayed ? rows.filter((row) => isShown(row, shown)) : rows
  useArrowKeys(seen)
  const { does } = nextStep(state)
  const { number } = round

  const goOn = useCallback(
    (from: number) => {
      const now = heldIn(workplace.live)?.state ?? null
      const played = now?.rounds[number - 1]
      if (now === null || played === undefined) return
      const next = nextOpen(steadyRows(now, played), workplace.entering.get(), from)
      if (next === null) focusPrimary()
      else focusTable(next)
    },
    [workplace, number],
  )

  return (
    <>
      <div className="played">
        <div>
          <header className="bar">
            {children}
            {isPlayed && <ShownTablesTabs shown={shown} count={count} />}
            <span className="hint">
              {isPlayed ? (
                <ClockMenu
                  round={round}
                  rows={rows}
                  isStartedElsewhere={
                    does.kind === 'command' && does.command.kind === 'start-clock'
                  }
                />
              ) : (
                <span className="state muted">
                  <Sign name="check" />
                  {label('round-status.closed')}
                </span>
              )}
              <PrintLink sheet="slips" />
            </span>
          </header>
          {isPlayed && <TimeCalled round={round} />}
          <div className="table-head" aria-hidden="true">
            <span>{heading('table')}</span>
            {[page.first, page.second].map((seat) => (
              <span key={seat} className="seat-head">
                <span>{seat}</span>
                {round.receipt !== null && <span>{page.rounds.points}</span>}
              </span>
            ))}
            <span className="result-head">
              <span>{heading('result')}</span>
              {round.receipt !== null && <span>{page.rounds.earned}</span>}
            </span>
            <span>{page.rounds.status.column}</span>
          </div>
          <TableLines rows={seen} beside={beside} at={at} times={times} onNext={goOn} />
          {seen.length === 0 && <p className="empty">{page.rounds.noneHere}</p>}
          <RoundByes round={round} />
          <MissionLine round={round} />
          {isPlayed && <ChangePairings round={round} />}
        </div>
        <div className="played-beside">
          <TablePanel round={round} rows={rows} at={at} times={times} />
        </div>
      </div>
      {isPlayed && rows.length > 0 && <FastLane rows={rows} />}
    </>
  )
}

/** The tables of a round: to be published, being played, or as they were. */
export const TablesSection = () => {
  const { state } = useLeading()
  const { page, heading, term, called } = useWords(deskWords)
  const looked = useStateOf(lookedAtRound)
  const round = state.rounds[(looked ?? 0) - 1] ?? currentRound(state)
  if (round === null) {
    return (
      <>
        <header className="bar">
          <h2>{heading('tables')}</h2>
        </header>
        <p className="empty">{term('empty.tables')}</p>
        <HallTables />
      </>
    )
  }
  const name = called(roundNameOf(state, round.number))
  const isChosen = round.status !== 'paired' && state.rounds.length > inSight
  const title = (
    <>
      {/* Many rounds are chosen from a field, which says the same. */}
      <h2 className={isChosen ? 'vh' : undefined}>
        {round.status === 'paired' ? page.toBePublished(name) : name}
      </h2>
      {round.mission !== null && (
        <Pill data-testid="mission">
          {heading('mission')}: <span translate="no">{round.mission}</span>
        </Pill>
      )}
      <RoundTabs shown={round} />
    </>
  )
  if (round.status !== 'paired') return <PublishedRound round={round}>{title}</PublishedRound>
  return (
    <>
      <header className="bar">
        {title}
        <PrintLink sheet="slips" />
        <span className="hint state warn">
          <Sign name="warn" />
          {page.notPublished}
        </span>
      </header>
      <PairingPreview round={round} />
    </>
  )
}
