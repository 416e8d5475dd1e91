import { currentStage, waitingList } from '@topcut/engine'
import { useLeading } from '../../../leader/leading.ts'
import { lookedAtPlayer } from '../../../leader/player/looked-at-player.ts'
import { useStateOf } from '../../../state/use-state-of.ts'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { AddPlayers } from './add-players.tsx'
import { ClubsApart } from './clubs-apart.tsx'
import { HallPlaces } from './hall-places.tsx'
import { PlayerList } from './player-list.tsx'
import { PlayerSheet } from './player-sheet.tsx'
import { WaitingList } from './waiting-list.tsx'
import '../../../leader/player/players.css'

export const PlayersSection = () => {
  const { state } = useLeading()
  const { page, heading, term } = useWords(deskWords)
  const looked = useStateOf(lookedAtPlayer)
  const waiting = waitingList(state)
  const players = [...state.players.values()]
    .filter(({ status }) => status !== 'waiting')
    .sort((a, b) => a.number - b.number)
  const coming = players.filter(({ lastRound }) => lastRound === null)
  const present = coming.filter(({ checkedIn }) => checkedIn).length
  const paid = coming.filter((player) => player.paid).length
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
          <span className="muted">{page.present(present, coming.length)}</span>
        )}
        {paid > 0 && (
          <span className="muted" data-testid="paid-count">
            {page.people.paidOf(paid, coming.length)}
          </span>
        )}
        <HallPlaces />
      </header>
      {isOpen && <AddPlayers />}
      {isOpen && <ClubsApart />}
      <WaitingList waiting={waiting} />
      {players.length === 0 ? (
        <p className="empty">{term('empty.players')}</p>
      ) : (
        <PlayerList players={players} />
      )}
    </>
  )
}
