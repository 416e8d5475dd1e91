import type { PublicTable } from '@topcut/engine'
import { MembersLine } from '../../../parts/pairings/members-line.tsx'
import { sideScores } from '../../../parts/pairings/side-scores.ts'
import { aheadIn } from '../../../parts/result/ahead-in.ts'
import { hallWords } from '../../../words/hall.ts'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import { WallColumns, WallName } from './wall-columns.tsx'
import type { WallRoom } from './wall-room.ts'

type Props = { readonly tables: readonly PublicTable[]; readonly room: WallRoom }

/** The tables of the round with their results, as they come. */
export const WallResults = ({ tables, room }: Props) => {
  const words = useWords(hallWords)
  const language = useLanguage()
  return (
    <WallColumns
      className="wall-results"
      lines={tables}
      keyOf={({ match }) => match}
      textOf={({ players, table, result }) =>
        `${table} ${players.map(({ name, members }) => [name, members])} ${result === null ? '' : JSON.stringify(result)}`
      }
      columns={room.columns}
      most={room.most}
      line={(table) => {
        const { result, players } = table
        const ahead = aheadIn(table.earned)
        const scores = result === null ? null : sideScores(language, result)
        return (
          <>
            <b className={result === null ? 'n' : 'n quiet'}>{table.table}</b>
            <span className="w" data-testid={`wall-table-${table.table}`}>
              {players.map(({ player, name, members }, side) => (
                <span key={player} className={side === ahead ? 'side won' : 'side'}>
                  <span>
                    <WallName>{name}</WallName>
                    <MembersLine of={members} />
                  </span>
                  {scores !== null && <b>{scores[side]}</b>}
                </span>
              ))}
            </span>
            {scores === null && result !== null && (
              <small className="state">{words.endings[result.ending]}</small>
            )}
          </>
        )
      }}
    />
  )
}
