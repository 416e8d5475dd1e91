import { type Round, roundNameOf, tablesView } from '@topcut/engine'
import { shortResultText } from '@topcut/protocol/words'
import { besideNames } from '../../../parts/pairings/beside-names.ts'
import { MembersLine } from '../../../parts/pairings/members-line.tsx'
import { sideText } from '../../../parts/pairings/side-text.ts'
import { Leaves } from '../leaf/leaves.tsx'
import { NothingYet } from '../leaf/nothing-yet.tsx'
import { usePosted } from '../paper-context.ts'
import './pairings.css'

type Props = {
  readonly round: Round
  /** With what was entered so far, and room for what was not. */
  readonly hasResults?: boolean
}

export const TablesOfRound = ({ round, hasResults = false }: Props) => {
  const { state, posted, words, print } = usePosted()
  const { heading, page, label, language } = words
  const rows = tablesView(state, round)
  const beside = besideNames(state, round)
  const alone = [
    ...round.byes.map(({ player, kind }) => ({ player, why: label(`bye.${kind}`) })),
    ...round.leftOut.map((player) => ({ player, why: page.leftOut })),
  ]
  const mission = (
    <>
      {heading('mission')}: <span translate="no">{round.mission}</span>
    </>
  )
  const called = words.called(roundNameOf(state, round.number))
  return (
    <Leaves
      title={hasResults ? print.resultsOf(called) : page.tablesOf(called)}
      {...(round.mission === null ? {} : { note: mission })}
      count={rows.length + alone.length}
    >
      {(shown) => (
        <table className={hasResults ? 'by-table with-results' : 'by-table'}>
          <thead>
            <tr>
              <th scope="col" className="num table-cell">
                {heading('table')}
              </th>
              <th scope="col">{page.first}</th>
              <th scope="col">{page.second}</th>
              {hasResults && <th scope="col">{heading('result')}</th>}
            </tr>
          </thead>
          <tbody>
            {shown.map((at) => {
              const row = rows[at]
              const bye = alone[at - rows.length]
              if (row === undefined) {
                return (
                  bye !== undefined && (
                    <tr key={bye.player} data-block>
                      <td className="num table-cell">–</td>
                      <td className="who" translate="no">
                        {posted.player(bye.player)}
                        <MembersLine of={posted.members(bye.player)} />
                      </td>
                      <td colSpan={hasResults ? 2 : 1}>{bye.why}</td>
                    </tr>
                  )
                )
              }
              return (
                <tr key={row.match} data-block>
                  <td className="num table-cell">{row.table}</td>
                  {row.players.map((player, seat) => {
                    const side = sideText(words, row, seat)
                    return (
                      <td key={player}>
                        <span className="who" translate="no">
                          {posted.player(player)}
                        </span>{' '}
                        <small translate="no">{beside(row)[seat]}</small>
                        {side !== null && <small>, {side}</small>}
                        <MembersLine of={posted.members(player)} />
                      </td>
                    )
                  })}
                  {hasResults && (
                    <td>{row.result === null ? '' : shortResultText(language, row.result)}</td>
                  )}
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
    </Leaves>
  )
}

/** For leaders and for the way from the table to the names. */
export const ByTable = () => {
  const { round, words } = usePosted()
  if (round === null) {
    return <NothingYet>{words.term('empty.tables')}</NothingYet>
  }
  return <TablesOfRound round={round} />
}
