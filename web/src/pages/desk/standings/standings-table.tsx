import {
  type EventState,
  ledgerOf,
  plannedStages,
  rulesOf,
  type StandingRow,
  standingsView,
} from '@topcut/engine'
import { numberText } from '@topcut/protocol/words'
import { Fragment, useMemo, useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { MembersLine } from '../../../parts/pairings/members-line.tsx'
import type { Opened, Opener } from '../../../parts/standings/opened.ts'
import { recordName, recordOf } from '../../../parts/standings/record.ts'
import { Button } from '../../../ui/button.tsx'
import { Pill } from '../../../ui/note.tsx'
import { Table, useDrawnRows } from '../../../ui/table.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { CutLine } from './cut-line.tsx'
import { decidedText } from './decided-text.ts'
import { Deciding } from './deciding.tsx'
import { MeasureCells, MeasureHeads } from './measure-cells.tsx'
import { OpenedLine } from './opened-line.tsx'
import { OpeningNumber } from './opening-number.tsx'
import { RoundCells } from './round-cells.tsx'

type Props = { readonly state: EventState; readonly afterRound: number }

/** The order after a round; every number opens into what it is made of. */
export const StandingsTable = ({ state, afterRound }: Props) => {
  const { names } = useLeading()
  const words = useWords(deskWords)
  const { page, heading, label, language } = words
  const [opened, setOpened] = useState<Opened | null>(null)
  const { rows, measures } = useMemo(() => standingsView(state, afterRound), [state, afterRound])
  const drawn = useDrawnRows(rows)
  const ledger = useMemo(() => ledgerOf(state, afterRound), [state, afterRound])
  const { regulation } = rulesOf(state.created)
  const columns = 5 + measures.length
  const record = recordName(words, regulation)
  const size = plannedStages(state)[1]?.cut ?? null
  const seeds = state.cut?.seeds ?? []
  // Without it, the rounds would not add up to the points.
  const deducted = ({ player }: StandingRow) => ledger.get(player)?.deducted ?? 0
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
            {drawn.map((row, index) => {
              const name = names.player(row.player)
              const opener = openerOf(row)
              const seed = seeds.indexOf(row.player) + 1
              const next = rows[index + 1]
              return (
                <Fragment key={row.player}>
                  <tr
                    className={isIn(row) && row.place !== null ? 'in' : undefined}
                    data-testid={`standing-${row.place ?? `out-${index}`}`}
                  >
                    <td className="num t place">{row.place ?? '–'}</td>
                    <th scope="row" className="who">
                      <Button
                        tone="explains"
                        aria-expanded={opener.isOpen('rounds')}
                        onClick={() => opener.toggle('rounds')}
                      >
                        {name}
                      </Button>
                      <MembersLine of={names.members?.(row.player)} />
                      {seed > 0 && (
                        <Pill>
                          {heading('seed')} {seed}
                        </Pill>
                      )}
                      {deducted(row) > 0 && (
                        <Pill tone="warn">
                          {label('thing.deduct')}: {deducted(row)}
                        </Pill>
                      )}
                      {(row.status === 'dropped' || row.status === 'disqualified') && (
                        <Pill>{label(`status.${row.status}`)}</Pill>
                      )}
                    </th>
                    <td className="muted decided">
                      {row.place !== null && (
                        <Button
                          tone="explains"
                          className="quiet"
                          aria-expanded={opener.isOpen('place')}
                          onClick={() => opener.toggle('place')}
                        >
                          {decidedText(words, rows, index)}
                        </Button>
                      )}
                    </td>
                    <td className="num strong">
                      <OpeningNumber
                        name="tournament-points"
                        player={name}
                        text={numberText(language, row.tournamentPoints)}
                        exactly={numberText(language, row.tournamentPoints)}
                        opener={opener}
                      />
                    </td>
                    <td>
                      <span className="vh">
                        {record}: {recordOf(regulation, row)}
                      </span>
                      <RoundCells lines={ledger.get(row.player)?.lines ?? []} />
                      <small className="faint record" title={record} aria-hidden="true">
                        {recordOf(regulation, row)}
                      </small>
                    </td>
                    <MeasureCells row={row} player={name} opener={opener} />
                  </tr>
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
