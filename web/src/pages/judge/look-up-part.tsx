import type { PlayerId } from '@topcut/engine'
import { openRound, tablesView } from '@topcut/engine'
import { useState } from 'react'
import { useLeading } from '../../leader/leading.ts'
import { rankOf } from '../../parts/found-by.ts'
import { MembersLine } from '../../parts/pairings/members-line.tsx'
import { useNameOrder } from '../../parts/use-name-order.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { deskWords } from '../../words/desk.ts'
import { judgeWords } from '../../words/judge.ts'
import { useWords } from '../../words/use-words.ts'
import { openMatch, openPlayer } from './judge-place.ts'
import { PlayerLook } from './player-look.tsx'
import { Procedures } from './procedures.tsx'

const most = 12

const Found = ({ query }: { readonly query: string }) => {
  const { state, names } = useLeading()
  const { heading } = useWords(deskWords)
  const judge = useWords(judgeWords)
  const order = useNameOrder()
  const round = openRound(state)
  const rows = round?.status === 'published' ? tablesView(state, round) : []
  const table = rows.find((row) => `${row.table}` === query.trim())
  const players = [...state.players.values()]
    .flatMap(({ player, number }) => {
      const name = names.player(player)
      const rank =
        query.trim() === `${number}`
          ? 0
          : rankOf(query, `${name} ${names.members?.(player).join(' ') ?? ''}`.trim())
      return rank === null ? [] : [{ player, name, rank }]
    })
    .toSorted((a, b) => a.rank - b.rank || order.compare(a, b))
    .slice(0, most)
  if (table === undefined && players.length === 0) {
    return <p className="empty">{judge.nothingFound}</p>
  }
  return (
    <ol className="judge-rows" data-testid="found">
      {table !== undefined && (
        <li>
          <Button tone="bare" className="judge-row" onClick={() => openMatch(table.match)}>
            <b className="at">{table.table}</b>
            <span className="who">
              {heading('table')} {table.table}
              <small className="muted" translate="no">
                {table.players.map(names.player).join(' – ')}
              </small>
            </span>
          </Button>
        </li>
      )}
      {players.map(({ player, name }) => {
        const own = rows.find((row) => row.players.includes(player))
        return (
          <li key={player}>
            <Button tone="bare" className="judge-row" onClick={() => openPlayer(player)}>
              <b className="at">{own?.table ?? '–'}</b>
              <span className="who" translate="no">
                {name}
                <MembersLine of={names.members?.(player)} />
              </span>
            </Button>
          </li>
        )
      })}
    </ol>
  )
}

/** A player, a table, a list, or what the document says: found while somebody waits. */
export const LookUpPart = ({ player }: { readonly player: PlayerId | null }) => {
  const judge = useWords(judgeWords)
  const [query, setQuery] = useState('')
  return (
    <>
      <h2>{judge.tabs['look-up']}</h2>
      <div className="judge-find">
        <TextField label={judge.find} data-testid="judge-find" value={query} onChange={setQuery} />
      </div>
      {query.trim() !== '' ? (
        <Found query={query} />
      ) : player !== null ? (
        <PlayerLook player={player} />
      ) : (
        <Procedures />
      )}
    </>
  )
}
