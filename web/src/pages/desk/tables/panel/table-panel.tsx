import { type MatchId, type Round, rulesOf, type TableRow } from '@topcut/engine'
import { shortResultText } from '@topcut/protocol/words'
import { useCallback, useEffect, useState } from 'react'
import { useLeading } from '../../../../leader/leading.ts'
import { beginMatter } from '../../../../leader/matters/begun-matter.ts'
import { NoShow } from '../../../../leader/no-show/no-show.tsx'
import { acceptable } from '../../../../leader/table/reported.ts'
import { RuledBy } from '../../../../leader/table/ruled-by.tsx'
import { selectedTable } from '../../../../leader/table/selected-table.ts'
import { StatusCell } from '../../../../leader/table/status-cell.tsx'
import { StreamButton } from '../../../../leader/table/stream-button.tsx'
import { tableSetting } from '../../../../leader/table/table-setting.ts'
import { type AtTables, tableStatus } from '../../../../leader/table/table-status.ts'
import { VerifyLink } from '../../../../leader/verify-link.tsx'
import { wayOn } from '../../../../parts/result/ways/ways.ts'
import { useStateOf } from '../../../../state/use-state-of.ts'
import { Button } from '../../../../ui/button.tsx'
import { RuleIds } from '../../../../ui/rule-ids.tsx'
import { bracketWords } from '../../../../words/bracket.ts'
import { deskWords } from '../../../../words/desk.ts'
import { useWords } from '../../../../words/use-words.ts'
import { deskDestinations } from '../../destinations.ts'
import { reasonText } from '../../pairing/reason-text.ts'
import { sectionTitle } from '../../section-title.ts'
import { showSection } from '../../sections.ts'
import { Calculator } from '../calculator/calculator.tsx'
import { Duel } from './duel.tsx'
import { ExtendTable } from './extend-table.tsx'
import { IfEntered } from './if-entered.tsx'
import { TakeBack } from './take-back.tsx'
import './table-panel.css'

/** Fields where an equals sign is a character like any other. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea') !== null &&
  target.closest('.score, .lane') === null

/** One key away, from the fast lane, a field of the table or anywhere else. */
const useCalculatorKey = (isOffered: boolean, toggle: () => void): void => {
  useEffect(() => {
    if (!isOffered) return
    const hear = (key: KeyboardEvent) => {
      if (key.key !== '=' || key.ctrlKey || key.metaKey || key.altKey) return
      if (isWriting(key.target)) return
      key.preventDefault()
      toggle()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [isOffered, toggle])
}

const Why = ({ row, round }: { readonly row: TableRow; readonly round: Round }) => {
  const { state, names } = useLeading()
  const words = useWords(deskWords)
  const { page } = words
  const bracket = useWords(bracketWords)
  const { pairing, elimination } = rulesOf(state.created).regulation
  const isSwiss = round.receipt !== null
  const rules = isSwiss
    ? [
        round.number === 1 ? pairing.firstRound.rule : pairing.laterRounds.rule,
        pairing.rematch.rule,
      ]
    : [elimination.bracket.rule]
  return (
    <section>
      <h4>{page.rounds.panel.why}</h4>
      <p className="muted">
        {reasonText(words, bracket, state, round.number, row.reason, names)}{' '}
        <RuleIds rules={rules} /> {round.status !== 'paired' && <VerifyLink round={round.number} />}
      </p>
    </section>
  )
}

type Props = {
  readonly round: Round
  readonly rows: readonly TableRow[]
  readonly at: AtTables
  readonly times: ReadonlyMap<MatchId, number>
}

/** The chosen table more closely: who faces whom, why, and what its numbers make. */
export const TablePanel = ({ round, rows, at, times }: Props) => {
  const { state, names, act } = useLeading()
  const words = useWords(deskWords)
  const { page, heading, language } = words
  const selected = useStateOf(selectedTable)
  const row = rows.find(({ table }) => table === selected)
  const [isCounting, setCounting] = useState(false)
  const setting = row === undefined ? null : tableSetting(state, row)
  const mayCount = row?.result === null && setting !== null && wayOn(setting).counted !== null
  useCalculatorKey(
    mayCount,
    useCallback(() => setCounting((before) => !before), []),
  )
  if (row === undefined || setting === null) {
    return (
      <aside className="table-panel" aria-label={heading('table')}>
        <p className="faint">{page.rounds.panel.choose}</p>
      </aside>
    )
  }
  const status = tableStatus(row, at)
  const said = status.kind === 'reported' ? acceptable(row) : null
  const isOpen = round.status === 'published' && row.result === null
  const title = `${heading('table')} ${row.table}`
  return (
    <aside className="table-panel" aria-label={title} data-testid="table-panel">
      <div className="table-panel-head">
        <h3>{title}</h3>
        <StatusCell
          row={row}
          status={status}
          enteredAt={times.get(row.match) ?? null}
          about={'player' in status ? names.player(status.player) : ''}
          reporter={'player' in status ? names.player(status.player) : ''}
          said={
            said === null
              ? null
              : page.rounds.status.says(
                  names.player(said.player),
                  shortResultText(language, said.result),
                )
          }
          act={act}
        />
      </div>
      <RuledBy row={row} />
      {mayCount && isCounting ? (
        <Calculator key={row.match} row={row} onLeave={() => setCounting(false)} />
      ) : (
        <Duel row={row} round={round} />
      )}
      <IfEntered row={row} round={round} setting={setting} />
      {!isCounting && <Why row={row} round={round} />}
      {/* Not in the band that stays in sight: it would leave the calculator no room. */}
      {round.status === 'published' &&
        row.players.map((player) => <NoShow key={player} player={player} />)}
      <div className="panel-do">
        {mayCount && (
          <Button
            size="small"
            data-testid="calculator-open"
            aria-expanded={isCounting}
            aria-keyshortcuts="="
            onClick={() => setCounting(!isCounting)}
          >
            {page.rounds.calculator.name}{' '}
            <span className="key" aria-hidden="true">
              =
            </span>
          </Button>
        )}
        {isOpen && round.clock !== null && (
          <ExtendTable key={`time ${row.match}`} row={row} round={round} />
        )}
        <Button
          size="small"
          data-testid="rule-table"
          onClick={() => beginMatter({ kind: 'ruling', match: row.match }, deskDestinations)}
        >
          {page.people.matterKinds.ruling}
        </Button>
        <Button size="small" onClick={() => showSection('lists')}>
          {sectionTitle(words, 'lists')}
        </Button>
        <StreamButton key={`stream ${row.match}`} row={row} />
        {round.status === 'published' && <TakeBack key={row.match} row={row} />}
        <Button tone="quiet" size="small" onClick={() => showSection('log')}>
          {sectionTitle(words, 'log')}
        </Button>
      </div>
    </aside>
  )
}
