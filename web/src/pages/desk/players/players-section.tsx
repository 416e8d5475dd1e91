import { currentStage, type PlayerState, waitingList } from '@topcut/engine'
import { Suspense } from 'react'
import { GiveButton } from '../../../leader/forms/give-button.tsx'
import { useLeading } from '../../../leader/leading.ts'
import { clubsOf } from '../../../leader/player/clubs.ts'
import { loadedLater } from '../../../route/loaded-later.ts'
import { useStateOf } from '../../../state/use-state-of.ts'
import { Note } from '../../../ui/note.tsx'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { wishRule } from './apart.ts'
import { HallPlaces } from './hall-places.tsx'
import { lookedAtPlayer } from './looked-at-player.ts'
import { PlayerList } from './player-list.tsx'
import { PlayerSheet } from './player-sheet.tsx'
import { RemoveByCode } from './remove-by-code.tsx'
import { WaitingList } from './waiting-list.tsx'
import '../../../leader/player/players.css'

const AddPlayers = loadedLater(async () => (await import('./add-players.tsx')).AddPlayers)

/** One press: nobody meets somebody of the own club in round 1. */
const ClubsApart = () => {
  const { state, people } = useLeading()
  const { page } = useWords(deskWords)
  const rule = wishRule(state)
  const clubs = clubsOf([...state.players.values()], people)
  if (rule === null || clubs.length === 0) return null
  return (
    <div className="clubs-apart" data-testid="clubs-apart" data-here="">
      <p>
        <span className="muted">{page.people.severalOfClub}</span>{' '}
        <span translate="no">
          {clubs.map(({ name, players }) => `${name} ${players.length}`).join(' · ')}
        </span>
      </p>
      {state.clubsApart === null ? (
        <GiveButton
          command={{ kind: 'keep-clubs-apart', clubs: clubs.map(({ players }) => players) }}
        />
      ) : (
        <>
          <Note tone="good">{page.people.clubsAreApart}</Note>
          <GiveButton
            command={{ kind: 'keep-clubs-apart', clubs: null }}
            text={page.people.clubsMayMeet}
          />
        </>
      )}
      <RuleIds rules={[rule]} />
    </div>
  )
}

/** Left before the start: whoever looks for a player does not look there. */
const isGone = ({ lastRound }: PlayerState): boolean => lastRound === 0

export const PlayersSection = () => {
  const { state } = useLeading()
  const { page, heading, term } = useWords(deskWords)
  const looked = useStateOf(lookedAtPlayer)
  const waiting = waitingList(state)
  const players = [...state.players.values()]
    .filter(({ status }) => status !== 'waiting')
    .sort((a, b) => Number(isGone(a)) - Number(isGone(b)) || a.number - b.number)
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
        <h2 id="players-heading" tabIndex={-1}>
          {heading('players')}
        </h2>
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
      {isOpen && (
        <Suspense>
          <AddPlayers />
        </Suspense>
      )}
      {isOpen && <ClubsApart />}
      {isOpen && <RemoveByCode />}
      <WaitingList waiting={waiting} />
      {players.length === 0 ? (
        // Where names can be typed, the field says so itself.
        !isOpen && <p className="empty">{term('empty.players')}</p>
      ) : (
        <PlayerList players={players} />
      )}
    </>
  )
}
