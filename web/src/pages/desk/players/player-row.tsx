import type { PlayerState } from '@topcut/engine'
import { useState } from 'react'
import { Sign } from '../../../look/sign.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useDesk } from '../desk-context.ts'
import { GiveButton } from '../forms/give-button.tsx'
import { lookAtPlayer } from './looked-at-player.ts'
import { PlayerActions } from './player-actions.tsx'
import { PlayerStatus } from './player-status.tsx'

export const PlayerRow = ({ player }: { readonly player: PlayerState }) => {
  const { state, people, names } = useDesk()
  const { page } = useWords()
  const [isOpen, setOpen] = useState(false)
  const name = names.player(player.player)
  const person = people.get(player.player)
  const mayCheckIn =
    player.status === 'registered' && !player.checkedIn && state.stages.length === 0

  return (
    <li className="player" data-testid={`player-${player.number}`}>
      <span className="t num">{player.number}</span>
      <button
        type="button"
        className="explains name"
        title={name}
        onClick={() => lookAtPlayer(player.player)}
      >
        {name}
      </button>
      <span className="name faint">{person?.club ?? ''}</span>
      <PlayerStatus player={player} />
      <span className="player-do">
        {mayCheckIn && (
          <GiveButton command={{ kind: 'check-in-player', player: player.player }} about={name} />
        )}
        <button
          type="button"
          className="btn small quiet"
          aria-expanded={isOpen}
          aria-label={page.actionsFor(name)}
          data-testid="player-more"
          onClick={() => setOpen(!isOpen)}
        >
          <Sign name="more" />
        </button>
      </span>
      {isOpen && <PlayerActions player={player} onDone={() => setOpen(false)} />}
    </li>
  )
}
