import { currentStage } from '@topcut/engine'
import { useWords } from '../../../words/use-words.ts'
import { useDesk } from '../desk-context.ts'
import { AddPlayers } from './add-players.tsx'
import { PlayerRow } from './player-row.tsx'
import './players.css'

export const PlayersSection = () => {
  const { state } = useDesk()
  const { page, heading, term } = useWords()
  const players = [...state.players.values()].sort((a, b) => a.number - b.number)
  const present = players.filter(({ checkedIn }) => checkedIn).length
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
        <ol className="players">
          {players.map((player) => (
            <PlayerRow key={player.player} player={player} />
          ))}
        </ol>
      )}
    </>
  )
}
