import type { PlayerState } from '@topcut/engine'
import { useState } from 'react'
import { Sign } from '../../../look/sign.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useDesk } from '../desk-context.ts'
import { type Trouble, TroubleNote, troubleOf } from '../trouble-note.tsx'
import { PlayerActions } from './player-actions.tsx'
import { PlayerStatus } from './player-status.tsx'

export const PlayerRow = ({ player }: { readonly player: PlayerState }) => {
  const { state, people, act } = useDesk()
  const { page, label, term } = useWords()
  const [isOpen, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const name = people.get(player.player) ?? `#${player.number}`
  const mayCheckIn =
    player.status === 'registered' && !player.checkedIn && state.stages.length === 0

  const checkIn = async () => {
    if (busy) return
    setBusy(true)
    const outcome = await act({ command: { kind: 'check-in-player', player: player.player } })
    setBusy(false)
    setTrouble(troubleOf(outcome))
  }

  return (
    <li className="player" data-testid={`player-${player.number}`}>
      <span className="t num">{player.number}</span>
      <span className="name" title={name}>
        {name}
      </span>
      <PlayerStatus player={player} />
      <span className="player-do">
        {mayCheckIn && (
          <button type="button" className="btn small" onClick={checkIn} aria-busy={busy}>
            {busy ? term('saving') : label('do.check-in-player')}
            <span className="vh">: {name}</span>
          </button>
        )}
        <button
          type="button"
          className="btn small quiet"
          aria-expanded={isOpen}
          aria-label={page.actionsFor(name)}
          onClick={() => setOpen(!isOpen)}
        >
          <Sign name="more" />
        </button>
      </span>
      {trouble !== null && <TroubleNote trouble={trouble} />}
      {isOpen && <PlayerActions player={player} name={name} onDone={() => setOpen(false)} />}
    </li>
  )
}
