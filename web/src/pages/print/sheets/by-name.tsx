import { roundNameOf } from '@topcut/engine'
import { nameOrder } from '../../../parts/name-order.ts'
import { MembersLine } from '../../../parts/pairings/members-line.tsx'
import { Leaves } from '../leaf/leaves.tsx'
import { NothingYet } from '../leaf/nothing-yet.tsx'
import { letterRanges } from '../letter-ranges.ts'
import { usePosted } from '../paper-context.ts'
import { rowsByName } from './pairing-rows.ts'
import './pairings.css'

/** For the wall: everybody finds the own name, the table, and who sits there. */
export const ByName = () => {
  const { state, posted, words, round } = usePosted()
  const { heading, page, term } = words
  if (round === null) {
    return <NothingYet>{term('empty.tables')}</NothingYet>
  }
  const name = words.called(roundNameOf(state, round.number))
  const order = nameOrder(words.language, posted.inTeams)
  const rows = rowsByName(state, round, posted.player, words, order)
  const lookedUpAt = (at: number) => {
    const row = rows[at]
    return row === undefined ? '' : order.lookedUp(row)
  }
  const range = (leaves: readonly (readonly number[])[], leaf: number) =>
    letterRanges(leaves.map((numbers) => numbers.map(lookedUpAt)))[leaf]
  return (
    <Leaves
      title={page.tablesOf(name)}
      part={(leaves, leaf) => <span translate="no">{range(leaves, leaf)}</span>}
      count={rows.length}
    >
      {(shown) => (
        <table className="by-name">
          <thead>
            <tr>
              <th scope="col">{heading('player')}</th>
              <th scope="col" className="num table-cell">
                {heading('table')}
              </th>
              <th scope="col">{heading('opponent')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((at) => {
              const row = rows[at]
              return (
                row !== undefined && (
                  <tr key={row.player} data-block>
                    <th scope="row" className="who" translate="no">
                      {row.name}
                      <MembersLine of={posted.members(row.player)} />
                    </th>
                    <td className="num table-cell">{row.table ?? '–'}</td>
                    <td>
                      {row.against === null ? (
                        row.instead
                      ) : (
                        <span translate="no">
                          {posted.player(row.against)}
                          <MembersLine of={posted.members(row.against)} />
                        </span>
                      )}
                    </td>
                  </tr>
                )
              )
            })}
          </tbody>
        </table>
      )}
    </Leaves>
  )
}
