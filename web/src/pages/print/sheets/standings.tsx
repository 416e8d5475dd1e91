import { measuresIn, plannedStages, rulesOf, standingsView } from '@topcut/engine'
import { numberText } from '@topcut/protocol/words'
import { MembersLine } from '../../../parts/pairings/members-line.tsx'
import { cutAfter } from '../../../parts/standings/cut-after.ts'
import { recordName, recordOf } from '../../../parts/standings/record.ts'
import { Leaves } from '../leaf/leaves.tsx'
import { NothingYet } from '../leaf/nothing-yet.tsx'
import { usePosted } from '../paper-context.ts'
import './standings.css'

/** The order after a round, with the numbers that make it. */
export const Standings = () => {
  const { state, posted, words, round } = usePosted()
  const { heading, page, label, language, short, term } = words
  const { regulation } = rulesOf(state.created)
  const { rows, measures, afterRound } = standingsView(state, round?.number)
  if (afterRound === 0 || rows.length === 0) {
    return <NothingYet>{term('empty.standings')}</NothingYet>
  }
  const isClosed = state.rounds[afterRound - 1]?.status === 'closed'
  const size = plannedStages(state)[1]?.cut ?? null
  const cut = cutAfter(rows, size, state.cut?.seeds ?? null)
  const number = (value: number) => numberText(language, value)
  return (
    <Leaves
      title={isClosed ? page.after(afterRound) : page.interim(afterRound)}
      count={rows.length}
    >
      {(shown) => (
        <table className="standings-paper">
          <thead>
            <tr>
              <th scope="col" className="num place-cell">
                {heading('place')}
              </th>
              <th scope="col">{heading('player')}</th>
              <th scope="col" className="num points-cell">
                {heading('tournament-points')}
              </th>
              <th scope="col" className="num record-cell">
                {recordName(words, regulation)}
              </th>
              {measures.map((name) => (
                <th key={name} scope="col" className="num">
                  {short(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((at) => {
              const row = rows[at]
              if (row === undefined) return null
              const isOut = row.status === 'dropped' || row.status === 'disqualified'
              return (
                <tr key={row.player} data-block className={at === cut ? 'cut-here' : undefined}>
                  <td className="num place-cell">{row.place ?? '–'}</td>
                  <th scope="row">
                    <span className="who" translate="no">
                      {posted.player(row.player)}
                      <MembersLine of={posted.members(row.player)} />
                    </span>
                    {isOut && <small> {label(`status.${row.status}`)}</small>}
                  </th>
                  <td className="num who points-cell">{number(row.tournamentPoints)}</td>
                  <td className="num record-cell">{recordOf(regulation, row)}</td>
                  {measuresIn(row).map(({ name, shown: value }) => (
                    <td key={name} className="num">
                      {number(value)}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
    </Leaves>
  )
}
