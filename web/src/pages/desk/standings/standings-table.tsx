import {
  ledgerOf,
  type PlayerId,
  plannedStages,
  rulesOf,
  type StandingRow,
  standingsView,
} from '@topcut/engine'
import { numberText } from '@topcut/protocol/words'
import { Fragment, useMemo, useState } from 'react'
import { RuleIds } from '../../../look/rule-ids.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useDesk } from '../desk-context.ts'
import { decidedText } from './decided-text.ts'
import { PlayerRounds } from './player-rounds.tsx'
import { RoundCells } from './round-cells.tsx'

const columns = 7

const recordOf = ({ tally }: StandingRow): string =>
  [tally.won, tally.modified, tally.drawn, tally.lost + tally.unpairedLosses, tally.byes].join('-')

/** The order after a round; every line opens into the rounds it is made of. */
export const StandingsTable = ({ afterRound }: { readonly afterRound: number }) => {
  const { state, names } = useDesk()
  const words = useWords()
  const { page, heading, term, label, language } = words
  const [opened, setOpened] = useState<PlayerId | null>(null)
  const { rows } = useMemo(() => standingsView(state, afterRound), [state, afterRound])
  const ledger = useMemo(() => ledgerOf(state, afterRound), [state, afterRound])
  const points = useMemo(
    () => new Map(rows.map((row) => [row.player, row.tournamentPoints])),
    [rows],
  )
  const { standings, cut } = rulesOf(state.created).regulation
  const schedule = standings.strengthOfSchedule[rulesOf(state.created).readings.strengthOfSchedule]
  const size = plannedStages(state)[1]?.cut ?? null
  const seeds = state.cut?.seeds ?? []
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
            <th className="num" title={heading('margin-of-victory')}>
              <abbr title={heading('margin-of-victory')}>{page.margin}</abbr>
            </th>
            <th className="num">
              <abbr title={heading('strength-of-schedule')}>{page.schedule}</abbr>
            </th>
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
                    {(row.status === 'dropped' || row.status === 'disqualified') && (
                      <span className="pill plain">{label(`status.${row.status}`)}</span>
                    )}
                  </th>
                  <td className="num strong">{row.tournamentPoints}</td>
                  <td>
                    <span className="vh">
                      {page.record}: {recordOf(row)}
                    </span>
                    <RoundCells lines={ledger.get(row.player)?.lines ?? []} />
                    <small className="faint record" title={page.record} aria-hidden="true">
                      {recordOf(row)}
                    </small>
                  </td>
                  <td className="num">{numberText(language, row.marginOfVictory)}</td>
                  <td className="num" title={page.exactly(row.strengthOfSchedule)}>
                    <span className="dotted">
                      {numberText(language, row.strengthOfScheduleShown)}
                    </span>
                  </td>
                  <td className="muted">{decidedText(words, rows, index)}</td>
                </tr>
                {isOpen && (
                  <tr className="opened">
                    <td />
                    <td colSpan={columns - 1}>
                      <PlayerRounds
                        player={row.player}
                        ledger={ledger}
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
                        <RuleIds rules={[cut.tieBreakers.rule]} />
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
        {standings.tieBreakers.value.map((name) => term(name)).join(', ')}, {term('lot')}{' '}
        <RuleIds rules={[standings.tieBreakers.rule, schedule.rule]} />
      </p>
    </div>
  )
}
