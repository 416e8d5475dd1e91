import type { PublicTable, PublicTables } from '@topcut/engine'
import { MembersLine } from '../../parts/pairings/members-line.tsx'
import { rulingText } from '../../parts/pairings/ruling-text.ts'
import { sideScores } from '../../parts/pairings/side-scores.ts'
import { aheadIn } from '../../parts/result/ahead-in.ts'
import { Sign, type SignName } from '../../ui/sign.tsx'
import { hallWords } from '../../words/hall.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import type { MyName } from './use-my-name.ts'

const signs: { readonly [S in PublicTable['status']]: SignName } = {
  waiting: 'idle',
  playing: 'play',
  ended: 'clock',
  result: 'check',
}

/** How a table stands where nobody counted anything. */
const Status = ({ row }: { readonly row: PublicTable }) => {
  const words = useWords(hallWords)
  if (row.result !== null && row.status === 'result') {
    return <b data-testid="result">{words.endings[row.result.ending]}</b>
  }
  return (
    <span className="muted">
      <Sign name={signs[row.status]} /> {row.status === 'result' ? '' : words.status[row.status]}
    </span>
  )
}

const Table = ({ row, mine }: { readonly row: PublicTable; readonly mine: MyName[0] }) => {
  const words = useWords(hallWords)
  const language = useLanguage()
  const scores =
    row.result === null || row.status !== 'result' ? null : sideScores(language, row.result)
  const ahead = aheadIn(row.earned)
  const isOwn = row.players.some(({ player }) => player === mine)
  return (
    <li data-testid={`table-${row.table}`} className={isOwn ? 'own' : undefined}>
      <b className="at">{row.table}</b>
      <span className="who">
        {row.players.map((one, index) => (
          <span key={one.player} className={index === ahead ? 'side win' : 'side'}>
            <span translate="no">
              {one.name}
              <MembersLine of={one.members} />
            </span>
            {scores !== null && <span data-testid="result">{scores[index]}</span>}
          </span>
        ))}
        {row.ruling !== undefined && (
          <small className="muted" data-testid="rulings">
            {rulingText(words, row.ruling)}
          </small>
        )}
      </span>
      {scores === null && (
        <span className="what">
          <Status row={row} />
        </span>
      )}
    </li>
  )
}

type Props = { readonly tables: PublicTables; readonly mine: MyName }

/** The tables by number, each with its result as far as there is one. */
export const TablesList = ({ tables, mine: [mine] }: Props) => {
  const words = useWords(hallWords)
  return (
    <ol className="public-tables" data-testid="tables">
      {tables.tables.map((row) => (
        <Table key={row.match} row={row} mine={mine} />
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
