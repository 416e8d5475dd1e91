import { freePlaces, type PlayerState } from '@topcut/engine'
import { GiveButton } from '../../../leader/forms/give-button.tsx'
import { useLeading } from '../../../leader/leading.ts'
import { Sign } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { PlayerRow } from './player-row.tsx'

/** Who waits for a place, the longest first; the next is let in with one press. */
export const WaitingList = ({ waiting }: { readonly waiting: readonly PlayerState[] }) => {
  const { state, names } = useLeading()
  const { page } = useWords(deskWords)
  const [next] = waiting
  if (next === undefined) return null
  const isLate = state.stages.length > 0
  const free = freePlaces(state)
  const { player } = next
  return (
    <section className="waiting-list" data-testid="waiting-list">
      <header className="waiting-head">
        <h3>
          {page.people.waitingList} <span className="muted">{waiting.length}</span>
        </h3>
        <p className={free === 0 ? 'muted' : 'good'}>
          {free !== 0 && <Sign name="check" />}{' '}
          {free === null ? page.people.anyPlaces : page.people.placesFree(free)}{' '}
          {page.people.nextIn(names.player(player))}
        </p>
        <GiveButton
          command={
            isLate
              ? { kind: 'register-late-player', player, joins: 'next-round' }
              : { kind: 'admit-player', player }
          }
          about={names.player(player)}
        />
      </header>
      <ol className="players">
        {waiting.map((one) => (
          <PlayerRow key={one.player} player={one} />
        ))}
      </ol>
    </section>
  )
}
