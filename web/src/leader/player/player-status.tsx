import { deductedUntil, type PlayerState } from '@topcut/engine'
import { Sign, type SignName } from '../../ui/sign.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { useLeading } from '../leading.ts'
import { howFar } from './how-far.ts'

type Shown = { readonly sign: SignName; readonly tone: string; readonly text: string }

/** Where a player stands: sign, word, and colour last. */
export const PlayerStatus = ({ player }: { readonly player: PlayerState }) => {
  const { page, term, label } = useWords(deskWords)
  const { state } = useLeading()
  const active = (): Shown => {
    const { kind, place } = howFar(state, player.player)
    if (kind === 'playing') return { sign: 'play', tone: 'muted', text: label('status.active') }
    const text = place === null ? page.people.isOut : page.people.placed(place)
    return { sign: place === null ? 'idle' : 'check', tone: 'muted', text }
  }
  const shown = (): Shown => {
    switch (player.status) {
      case 'waiting':
        return { sign: 'clock', tone: 'muted', text: label('status.waiting') }
      case 'registered':
        return player.checkedIn
          ? { sign: 'check', tone: 'good', text: term('checked-in') }
          : { sign: 'idle', tone: 'faint', text: page.notPresent }
      case 'active':
        return active()
      default:
        return { sign: 'differ', tone: 'warn', text: label(`status.${player.status}`) }
    }
  }
  const { sign, tone, text } = shown()
  const deducted = deductedUntil(player.deductions)
  const last = player.lastRound === null || player.lastRound === 0 ? null : player.lastRound
  return (
    <span className={`state ${tone}`}>
      <Sign name={sign} />
      {text}
      {player.paid && <small className="faint">{page.people.paid}</small>}
      {player.earnedBye && <small className="faint">{label('bye.earned')}</small>}
      {player.table !== null && (
        <small className="faint">{page.people.keepsTable(player.table)}</small>
      )}
      {deducted > 0 && <small className="warn">−{deducted}</small>}
      {last !== null && <small className="faint">{page.lastRound(last)}</small>}
    </span>
  )
}
