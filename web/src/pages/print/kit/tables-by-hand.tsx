import { activePlayers } from '@topcut/engine'
import { Leaves } from '../leaf/leaves.tsx'
import { usePaper } from '../paper-context.ts'
import { hallTables } from '../sheets/hall-tables.ts'
import './kit.css'

/** The tables of a round that is paired by hand: names and results are written in. */
export const TablesByHand = () => {
  const { state, words, print } = usePaper()
  const { heading, page } = words
  const players = activePlayers(state).length || state.players.size
  const tables = hallTables(state, players).slice(0, Math.max(1, Math.floor(players / 2)))
  const rows = [...tables.map(String), ...(players % 2 === 1 ? ['–'] : [])]
  return (
    <Leaves title={print.tablesByHand} count={rows.length}>
      {(shown) => (
        <table className="by-hand">
          <thead>
            <tr>
              <th scope="col" className="num table-cell">
                {heading('table')}
              </th>
              <th scope="col">{page.first}</th>
              <th scope="col">{page.second}</th>
              <th scope="col">{heading('result')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((at) => (
              <tr key={rows[at]} data-block>
                <td className="num table-cell">{rows[at]}</td>
                <td />
                <td>{rows[at] === '–' ? heading('bye') : ''}</td>
                <td />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Leaves>
  )
}
