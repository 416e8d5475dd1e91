import { type Reason, type Round, rulesOf, type TableRow, tablesView } from '@topcut/engine'
import { useMemo, useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { TableNumber } from '../../../leader/table/table-number.tsx'
import { TableSeat } from '../../../leader/table/table-seat.tsx'
import { besideNames, endsGroup } from '../../../parts/pairings/beside-names.ts'
import { Sign } from '../../../ui/sign.tsx'
import { bracketWords } from '../../../words/bracket.ts'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { MissionLine } from '../tables/mission-line.tsx'
import { RoundByes } from '../tables/round-byes.tsx'
import { AdjustPanel } from './adjust-panel.tsx'
import { Constraints } from './constraints.tsx'
import { Forecast } from './forecast.tsx'
import { HallTables } from './hall-tables.tsx'
import { Movable, PickSeat } from './pick-seat.tsx'
import { type Change, seatingOf } from './proposal.ts'
import { reasonText } from './reason-text.ts'
import { ReceiptPanel } from './receipt-panel.tsx'
import { spotsTyped, spotText, swapped } from './swap.ts'
import './pairing.css'

const Why = ({ reason, round }: { readonly reason: Reason; readonly round: Round }) => {
  const { names, state } = useLeading()
  const words = useWords(deskWords)
  const bracket = useWords(bracketWords)
  return (
    <span className={reason.kind === 'rematch-unavoidable' ? 'why warn' : 'why'}>
      {reason.kind === 'floats-down' && <Sign name="down" />}
      {reason.kind === 'rematch-unavoidable' && <Sign name="warn" />}
      {reasonText(words, bracket, state, round.number, reason, names)}
    </span>
  )
}

/** The tables to come with the reason of each, before anybody else sees them. */
export const PairingPreview = ({ round }: { readonly round: Round }) => {
  const { event, state, names } = useLeading()
  const { page, heading } = useWords(deskWords)
  const rows = useMemo(() => tablesView(state, round), [state, round])
  const beside = useMemo(() => besideNames(state, round), [state, round])
  const { pairing, elimination, missions } = rulesOf(state.created).regulation
  const [line, setLine] = useState('')
  const [change, setChange] = useState<Change>('swap')
  const isSwiss = round.receipt !== null
  const hasSides = rows.some(({ side }) => side !== undefined)
  const spots = spotsTyped(line)
  const after = useMemo(() => {
    const two = spotsTyped(line)
    return two === null || change !== 'swap' ? null : swapped(seatingOf(event, round), two)
  }, [line, change, event, round])
  const picked = spots === null ? line.trim().split(/\s+/) : spots.map(spotText)
  const pick = (spot: string) =>
    setLine(
      picked.length === 1 && picked[0] !== '' && picked[0] !== spot ? `${picked[0]} ${spot}` : spot,
    )
  const drop = (from: string, to: string) => setLine(`${from} ${to}`)
  const common = { picked, onPick: pick, onDrop: drop }
  const isLastOfGroup = (row: TableRow, next: TableRow | undefined): boolean =>
    endsGroup(beside(row), next === undefined ? null : beside(next))
  /** Who would sit there instead, where that is somebody else. */
  const insteadOf = (row: TableRow, index: number): string | null => {
    const player = after?.tables.find(({ table }) => table === row.table)?.players[index]
    return player === undefined || player === row.players[index] ? null : names.player(player)
  }

  return (
    <div className="preview">
      <div className="pairings">
        <div className="table-head" aria-hidden="true">
          <span>{heading('table')}</span>
          <span>{page.first}</span>
          <span>{page.second}</span>
          <span>{page.rounds.panel.why}</span>
        </div>
        <ol className="tables">
          {rows.map((row, index) => (
            <li
              key={row.match}
              className={
                isLastOfGroup(row, rows[index + 1]) ? 'table-line group-end' : 'table-line'
              }
              data-testid={`pairing-${row.table}`}
            >
              {isSwiss ? (
                <Movable
                  {...common}
                  spot={`${row.table}t`}
                  label={page.rounds.adjust.moveTable(row.table)}
                  className="t"
                >
                  <TableNumber row={row} />
                </Movable>
              ) : (
                <TableNumber row={row} />
              )}
              {row.players.map((player, index) => {
                const seat = {
                  row,
                  index,
                  name: names.player(player),
                  beside: beside(row)[index] ?? '',
                }
                return isSwiss ? (
                  <PickSeat
                    key={player}
                    {...common}
                    {...seat}
                    spot={`${row.table}${index === 0 ? 'f' : 's'}`}
                    instead={insteadOf(row, index)}
                  />
                ) : (
                  <TableSeat key={player} {...seat} />
                )
              })}
              <Why round={round} reason={row.reason} />
            </li>
          ))}
        </ol>
        <RoundByes round={round} />
      </div>
      <div className="preview-side">
        <MissionLine round={round} />
        <ReceiptPanel
          round={round}
          rules={[
            isSwiss && (round.number === 1 ? pairing.firstRound.rule : pairing.laterRounds.rule),
            isSwiss && pairing.rematch.rule,
            !isSwiss && elimination.bracket.rule,
            hasSides && (elimination.sides?.laterRounds.rule ?? false),
            round.mission !== null && (missions?.rule ?? false),
          ].filter((rule) => rule !== false)}
        />
        {isSwiss && (
          <>
            <AdjustPanel
              round={round}
              line={line}
              setLine={setLine}
              change={change}
              setChange={setChange}
            />
            <Forecast />
          </>
        )}
        <Constraints />
        <HallTables />
      </div>
    </div>
  )
}
