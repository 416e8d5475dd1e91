import { currentStage, type PlayerState } from '@topcut/engine'
import { useState } from 'react'
import { useCell } from '../../../cell/use-cell.ts'
import { useWords } from '../../../words/use-words.ts'
import { useDesk } from '../desk-context.ts'
import { isFoundBy } from '../find/found-by.ts'
import { TextField } from '../forms/text-field.tsx'
import { AddPlayers } from './add-players.tsx'
import { lookedAtPlayer } from './looked-at-player.ts'
import { PlayerRow } from './player-row.tsx'
import { PlayerSheet } from './player-sheet.tsx'
import './players.css'

const isAway = ({ status, checkedIn }: PlayerState) => status === 'registered' && !checkedIn
const isOut = ({ status }: PlayerState) => status === 'dropped' || status === 'disqualified'

const kinds = ['all', 'away', 'out'] as const
type Kind = (typeof kinds)[number]
const belongs = { all: () => true, away: isAway, out: isOut } as const

/** Fewer than these are taken in at one look. */
const many = 12

const PlayerList = ({ players }: { readonly players: readonly PlayerState[] }) => {
  const { people, names } = useDesk()
  const { page } = useWords()
  const [query, setQuery] = useState('')
  const [kind, setKind] = useState<Kind>('all')
  const chosen = players.filter(belongs[kind])
  // An empty choice would hide everybody as soon as the last of its kind is gone.
  const ofKind = chosen.length === 0 ? players : chosen
  const shown = ofKind.filter(({ player }) => {
    const { club = '', nickname = '' } = people.get(player) ?? {}
    return isFoundBy(query, `${names.player(player)} ${club} ${nickname}`)
  })
  return (
    <>
      {players.length >= many && (
        <div className="players-find">
          <TextField
            label={page.people.findIn}
            testId="find-player"
            value={query}
            onChange={setQuery}
          />
          <div className="tabs">
            {kinds.map((one) => {
              const count = players.filter(belongs[one]).length
              return count === 0 ? null : (
                <button
                  key={one}
                  type="button"
                  aria-pressed={one === kind}
                  onClick={() => setKind(one)}
                >
                  {page.people.playerKinds[one]} {count}
                </button>
              )
            })}
          </div>
        </div>
      )}
      <ol className="players">
        {shown.map((player) => (
          <PlayerRow key={player.player} player={player} />
        ))}
      </ol>
      {shown.length === 0 && <p className="empty">{page.people.foundNothing}</p>}
    </>
  )
}

export const PlayersSection = () => {
  const { state } = useDesk()
  const { page, heading, term } = useWords()
  const looked = useCell(lookedAtPlayer)
  const players = [...state.players.values()].sort((a, b) => a.number - b.number)
  const present = players.filter(({ checkedIn }) => checkedIn).length
  const sheet = looked === null ? undefined : state.players.get(looked)
  if (sheet !== undefined) return <PlayerSheet key={sheet.player} player={sheet} />
  // After the cut nobody can come any more: a field that only refuses would be a trap.
  const stage = currentStage(state)
  const isOpen =
    state.finished === null && state.cut === null && (stage?.plan.kind ?? 'swiss') === 'swiss'
  return (
    <>
      <header className="bar">
        <h2>{heading('players')}</h2>
        {players.length > 0 && state.stages.length === 0 && (
          <span className="muted">{page.present(present, players.length)}</span>
        )}
      </header>
      {isOpen && <AddPlayers />}
      {players.length === 0 ? (
        <p className="empty">{term('empty.players')}</p>
      ) : (
        <PlayerList players={players} />
      )}
    </>
  )
}
