import type { PublicTable, PublicTables } from '@topcut/engine'
import { MembersLine } from '../../parts/pairings/members-line.tsx'
import { rulingText } from '../../parts/pairings/ruling-text.ts'
import { Sign, type SignName } from '../../ui/sign.tsx'
import { hallWords } from '../../words/hall.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { shortResult } from './short-result.ts'

const signs: { readonly [S in PublicTable['status']]: SignName } = {
  waiting: 'idle',
  playing: 'play',
  ended: 'clock',
  result: 'check',
}

const isAhead = ({ earned }: PublicTable, index: number): boolean =>
  earned !== null && (earned[index]?.outcome === 'win' || earned[index]?.outcome === 'modified-win')

/** The tables by number, each with its result as far as there is one. */
export const TablesList = ({ tables }: { readonly tables: PublicTables }) => {
  const words = useWords(hallWords)
  const language = useLanguage()
  return (
    <ol className="public-tables" data-testid="tables">
      {tables.tables.map((row) => (
        <li key={row.match} data-testid={`table-${row.table}`}>
          <b className="at">{row.table}</b>
          <span className="who">
            {row.players.map((one, index) => (
              <span key={one.player} translate="no" className={isAhead(row, index) ? 'win' : ''}>
                {one.name}
                <MembersLine of={one.members} />
              </span>
            ))}
            {row.ruling !== undefined && (
              <small className="muted" data-testid="rulings">
                {rulingText(words, row.ruling)}
              </small>
            )}
          </span>
          <span className="what">
            {row.result === null || row.status !== 'result' ? (
              <span className="muted">
                <Sign name={signs[row.status]} />{' '}
                {row.status === 'result' ? '' : words.status[row.status]}
              </span>
            ) : (
              <b data-testid="result">{shortResult(language, words, row.result)}</b>
            )}
          </span>
        </li>
      ))}
      {tables.byes.map(({ player, name, members }) => (
        <li key={player}>
          <b className="at">–</b>
          <span className="who" translate="no">
            {name}
            <MembersLine of={members} />
          </span>
          <span className="what muted">{words.bye}</span>
        </li>
      ))}
    </ol>
  )
}
