import type { Participant } from '@topcut/engine'
import { useLeading } from '../../../leader/leading.ts'
import { lookAtPlayer } from '../../../leader/player/looked-at-player.ts'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'

/** The players who are there, and whether they play or watch at the moment. */
export const PresentPlayers = ({ present }: { readonly present: readonly Participant[] }) => {
  const { names } = useLeading()
  const { page } = useWords(deskWords)
  const players = present.flatMap(({ leader, player, now }) =>
    leader === null && player !== null ? [{ player, now }] : [],
  )
  if (players.length === 0) return null
  const count = (what: Participant['now']) => players.filter(({ now }) => now === what).length
  return (
    <details className="present">
      <summary>
        {page.people.present(players.length, count('playing'), count('spectating'))}
      </summary>
      <ul>
        {players.map(({ player, now }) => (
          <li key={player}>
            <button type="button" className="explains" onClick={() => lookAtPlayer(player)}>
              {names.player(player)}
            </button>{' '}
            <small className="faint">{page.people.now[now]}</small>
          </li>
        ))}
      </ul>
    </details>
  )
}
