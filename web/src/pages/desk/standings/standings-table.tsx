import {
  type EventState,
  ledgerOf,
  plannedStages,
  type StandingRow,
  standingsView,
} from '@topcut/engine'
import { Fragment, useMemo, useState } from 'react'
import type { Opened, Opener } from '../../../parts/standings/opened.ts'
import { useLongList } from '../../../ui/long-list.ts'
import { Table } from '../../../ui/table.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { CutLine } from './cut-line.tsx'
import { Deciding } from './deciding.tsx'
import { MeasureHeads } from './measure-cells.tsx'
import { OpenedLine } from './opened-line.tsx'
import { StandingLine } from './standing-line.tsx'

type Props = { readonly state: EventState; readonly afterRound: number }

/** The order after a round; every number opens into what it is made of. */
export const StandingsTable = ({ state, afterRound }: Props) => {
  const { page, heading } = useWords(deskWords)
  const [opened, setOpened] = useState<Opened | null>(null)
  const { rows, measures } = useMemo(() => standingsView(state, afterRound), [state, afterRound])
  const { there, isWhole } = useLongList(rows)
  const ledger = useMemo(() => ledgerOf(state, afterRound), [state, afterRound])
  const columns = 5 + measures.length
  const size = plannedStages(state)[1]?.cut ?? null
  const seeds = state.cut?.seeds ?? []
  const isIn = (row: StandingRow) =>
    state.cut === null ? size !== null && (row.place ?? 0) <= size : seeds.includes(row.player)
  const openerOf = ({ player }: StandingRow): Opener => {
    const isOpen: Opener['isOpen'] = (what) => opened?.player === player && opened.what === what
    return { isOpen, toggle: (what) => setOpened(isOpen(what) ? null : { player, what }) }
  }

  return (
    <div className="standings-page">
      <div className="scroll">
        <Table className="standings">
          <thead>
            <tr>
              <th className="num">{heading('place')}</th>
              <th>{heading('player')}</th>
              <th className="decided">{heading('decided-by')}</th>
              <th className="num">{heading('tournament-points')}</th>
              <th>{heading('rounds')}</th>
              <MeasureHeads measures={measures} />
            </tr>
          </thead>
          <tbody>
            {there.map((row, index) => {
              const seed = seeds.indexOf(row.player) + 1
              const next = rows[index + 1]
              return (
                <Fragment key={row.player}>
                  <StandingLine
                    rows={rows}
                    row={row}
                    index={index}
                    account={ledger.get(row.player)}
                    isIn={isIn(row)}
                    seed={seed > 0 ? seed : null}
                    opener={openerOf(row)}
                    isWhole={isWhole(index)}
                  />
                  {opened?.player === row.player && (
                    <tr className="opened" data-testid="opened">
                      <td colSpan={columns}>
                        <OpenedLine
                          state={state}
                          afterRound={afterRound}
                          rows={rows}
                          row={row}
                          what={opened.what}
                          ledger={ledger}
                          hasMargin={measures.includes('margin-of-victory')}
                        />
                      </td>
                    </tr>
                  )}
                  {state.cut === null && size !== null && row.place === size && (
                    <tr className="cut-line">
                      <td colSpan={columns}>
                        <CutLine size={size} last={row} next={next} />
                      </td>
                    </tr>
                  )}
                </Fragment>
              )
            })}
          </tbody>
        </Table>
        <p className="how faint">{page.afterwards.standings.opens}</p>
      </div>
      <Deciding state={state} rows={rows} />
    </div>
  )
}
