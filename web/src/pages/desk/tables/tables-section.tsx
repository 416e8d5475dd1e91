import { currentRound, type Round, tablesView } from '@topcut/engine'
import { useMemo } from 'react'
import { useCell } from '../../../cell/use-cell.ts'
import { Sign } from '../../../look/sign.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useDesk } from '../desk-context.ts'
import { PairingPreview } from '../pairing/pairing-preview.tsx'
import { nextStep } from '../wait/next-step.ts'
import { besideNames } from './beside-names.ts'
import { enteredTimes } from './entered-times.ts'
import { focusPrimary, focusTable } from './focus.ts'
import { lookAtRound, lookedAtRound } from './looked-at-round.ts'
import { RoundByes } from './round-byes.tsx'
import { StartClock } from './start-clock.tsx'
import { TableLine } from './table-line.tsx'
import './tables.css'

const RoundTabs = ({ shown }: { readonly shown: Round }) => {
  const { state } = useDesk()
  const { page } = useWords()
  if (state.rounds.length < 2) return null
  return (
    <div className="tabs">
      {state.rounds.map(({ number }) => (
        <button
          key={number}
          type="button"
          aria-pressed={number === shown.number}
          aria-label={page.round(number)}
          onClick={() => lookAtRound(number === state.rounds.length ? null : number)}
        >
          {number}
        </button>
      ))}
    </div>
  )
}

const PublishedRound = ({ round }: { readonly round: Round }) => {
  const { event, state, session } = useDesk()
  const { page, heading } = useWords()
  const rows = useMemo(() => tablesView(state, round), [state, round])
  const beside = useMemo(() => besideNames(state, round), [state, round])
  const times = useMemo(() => enteredTimes(event), [event])

  /** The next table without a result, from this one on and round again. */
  const goOn = (from: number) => {
    const entering = session.entering.get()
    const open = rows.filter(
      ({ result, match, table }) =>
        result === null && table !== from && entering.get(match) !== 'sending',
    )
    const next = open.find(({ table }) => table > from) ?? open[0]
    if (next === undefined) focusPrimary()
    else focusTable(next.table)
  }

  return (
    <>
      <div className="table-head" aria-hidden="true">
        <span>{heading('table')}</span>
        <span>{page.first}</span>
        <span>{page.second}</span>
        <span>{heading('result')}</span>
      </div>
      <ol className="tables">
        {rows.map((row) => (
          <TableLine
            key={row.match}
            row={row}
            beside={beside(row)}
            enteredAt={times.get(row.match) ?? null}
            onNext={() => goOn(row.table)}
          />
        ))}
      </ol>
      <RoundByes round={round} />
    </>
  )
}

/** The tables of a round: to be published, being played, or as they were. */
export const TablesSection = () => {
  const { state } = useDesk()
  const { page, heading, term, label } = useWords()
  const looked = useCell(lookedAtRound)
  const round = state.rounds[(looked ?? 0) - 1] ?? currentRound(state)
  if (round === null) {
    return (
      <>
        <header className="bar">
          <h2>{heading('tables')}</h2>
        </header>
        <p className="empty">{term('empty.tables')}</p>
      </>
    )
  }
  const isPaired = round.status === 'paired'
  const { does } = nextStep(state)
  // While starting the clock is the next step, the one amber button does it.
  const mayStartClock =
    round.status === 'published' &&
    round.clock === null &&
    !(does.kind === 'command' && does.command.kind === 'start-clock')
  return (
    <>
      <header className="bar">
        <h2>{isPaired ? page.toBePublished(round.number) : page.tablesOf(round.number)}</h2>
        {round.mission !== null && (
          <span className="pill plain" data-testid="mission">
            {heading('mission')}: {round.mission}
          </span>
        )}
        <RoundTabs shown={round} />
        <span className="hint">
          {mayStartClock && <StartClock />}
          {round.status !== 'published' && (
            <span className={isPaired ? 'state warn' : 'state muted'}>
              <Sign name={isPaired ? 'warn' : 'check'} />
              {isPaired ? page.notPublished : label('round-status.closed')}
            </span>
          )}
        </span>
      </header>
      {isPaired ? <PairingPreview round={round} /> : <PublishedRound round={round} />}
    </>
  )
}
