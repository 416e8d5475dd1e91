import {
  type DecidedBy,
  ledgerOf,
  type PlayerId,
  plannedStages,
  rulesOf,
  type StandingRow,
  standingsView,
} from '@topcut/engine'
import { Fragment, useMemo, useState } from 'react'
import { RuleIds } from '../../../look/rule-ids.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useDesk } from '../desk-context.ts'
import { decidedText } from './decided-text.ts'
import { MeasureCells, MeasureHeads } from './measure-cells.tsx'
import { measuresOf } from './measures.ts'
import { PlayerRounds } from './player-rounds.tsx'
import { rankingRules } from './ranking-rules.ts'
import { recordName, recordOf } from './record.ts'
import { RoundCells } from './round-cells.tsx'

/** Tie-breakers that differ only in how they are worked out have one name. */
const nameOf = (breaker: string) =>
  (breaker === 'head-to-head-repeated' ? 'head-to-head' : breaker) as DecidedBy

/** The order after a round; every line opens into the rounds it is made of. */
export const StandingsTable = ({ afterRound }: { readonly afterRound: number }) => {
  const { state, names } = useDesk()
  const words = useWords()
  const { page, heading, term, label } = words
  const [opened, setOpened] = useState<PlayerId | null>(null)
  const { rows } = useMemo(() => standingsView(state, afterRound), [state, afterRound])
  const ledger = useMemo(() => ledgerOf(state, afterRound), [state, afterRound])
  const points = useMemo(
    () => new Map(rows.map((row) => [row.player, row.tournamentPoints])),
    [rows],
  )
  const { regulation } = rulesOf(state.created)
  const { standings, cut } = regulation
  const measures = measuresOf(regulation)
  const columns = 6 + Number(measures.hasMargin) + Number(measures.hasExtended)
  const record = recordName(words, regulation)
  const size = plannedStages(state)[1]?.cut ?? null
  const seeds = state.cut?.seeds ?? []
  // Without it, the rounds would not add up to the points.
  const deducted = ({ player }: StandingRow) => state.players.get(player)?.deducted ?? 0
  const isIn = (row: StandingRow) =>
    state.cut === null ? size !== null && (row.place ?? 0) <= size : seeds.includes(row.player)

  return (
    <div className="scroll">
      <table className="grid standings">
        <thead>
          <tr>
            <th className="num">{heading('place')}</th>
            <th>{heading('player')}</th>
            <th className="num">{heading('tournament-points')}</th>
            <th>{heading('rounds')}</th>
            <MeasureHeads {...measures} />
            <th>{heading('decided-by')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const name = names.player(row.player)
            const isOpen = opened === row.player
            const seed = seeds.indexOf(row.player) + 1
            return (
              <Fragment key={row.player}>
                <tr
                  className={isIn(row) && row.place !== null ? 'in' : undefined}
                  data-testid={`standing-${row.place ?? `out-${index}`}`}
                >
                  <td className="num t place">{row.place ?? '–'}</td>
                  <th scope="row" className="who">
                    <button
                      type="button"
                      className="explains"
                      aria-expanded={isOpen}
                      onClick={() => setOpened(isOpen ? null : row.player)}
                    >
                      {name}
                    </button>
                    {seed > 0 && (
                      <span className="pill plain">
                        {heading('seed')} {seed}
                      </span>
                    )}
                    {deducted(row) > 0 && (
                      <span className="pill warn">
                        {label('thing.deduct')}: {deducted(row)}
                      </span>
                    )}
                    {(row.status === 'dropped' || row.status === 'disqualified') && (
                      <span className="pill plain">{label(`status.${row.status}`)}</span>
                    )}
                  </th>
                  <td className="num strong">{row.tournamentPoints}</td>
                  <td>
                    <span className="vh">
                      {record}: {recordOf(regulation, row)}
                    </span>
                    <RoundCells lines={ledger.get(row.player)?.lines ?? []} />
                    <small className="faint record" title={record} aria-hidden="true">
                      {recordOf(regulation, row)}
                    </small>
                  </td>
                  <MeasureCells row={row} {...measures} />
                  <td className="muted">{decidedText(words, rows, index)}</td>
                </tr>
                {isOpen && (
                  <tr className="opened">
                    <td />
                    <td colSpan={columns - 1}>
                      <PlayerRounds
                        player={row.player}
                        ledger={ledger}
                        hasMargin={measures.hasMargin}
                        pointsOf={(player) => points.get(player) ?? 0}
                      />
                    </td>
                  </tr>
                )}
                {state.cut === null && size !== null && row.place === size && (
                  <tr className="cut-line">
                    <td colSpan={columns}>
                      <div>
                        <b>{page.cutTo(size)}</b>
                        <i aria-hidden="true" />
                        <RuleIds rules={[(cut.tieBreakers ?? cut.seeding).rule]} />
                      </div>
                    </td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
      <p className="how faint">
        {heading('decided-by')}: {term('tournament-points')},{' '}
        {standings.tieBreakers.value.map((name) => term(nameOf(name))).join(', ')}, {term('lot')}{' '}
        <RuleIds rules={rankingRules(state)} />
      </p>
    </div>
  )
}
