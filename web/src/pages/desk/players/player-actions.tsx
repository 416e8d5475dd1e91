import { openRound, type PlayerState, rulesOf } from '@topcut/engine'
import { buttonLabel } from '@topcut/protocol/words'
import { GiveButton } from '../../../leader/forms/give-button.tsx'
import { useLeading } from '../../../leader/leading.ts'
import { beginMatter } from '../../../leader/matters/begun-matter.ts'
import { NoShow } from '../../../leader/no-show/no-show.tsx'
import { useTableScore } from '../../../leader/table/table-score.tsx'
import { Button } from '../../../ui/button.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { deskDestinations } from '../destinations.ts'

type Props = { readonly player: PlayerState; readonly onDone: () => void }

/** Coming, going and not coming: what is done with one player while others wait. */
export const PlayerActions = ({ player, onDone }: Props) => {
  const { state } = useLeading()
  const { page, term, language } = useWords(deskWords)
  const { player: id, status } = player
  const isIn = status === 'registered' || status === 'active'
  const isWaiting = status === 'waiting'
  const isRunning = openRound(state)?.status === 'published'
  const isLate = (isWaiting || status === 'registered') && state.stages.length > 0
  const onTable = useTableScore(id, 'leaving')
  const { deduction } = rulesOf(state.created).regulation.standings
  const drop = buttonLabel(language, 'drop-player')
  return (
    <div className="player-actions">
      {isWaiting && !isLate && (
        <GiveButton command={{ kind: 'admit-player', player: id }} onDone={onDone} />
      )}
      {status === 'registered' && player.checkedIn && state.stages.length === 0 && (
        <GiveButton command={{ kind: 'cancel-check-in', player: id }} onDone={onDone} />
      )}
      {isLate && (
        <GiveButton
          command={{ kind: 'register-late-player', player: id, joins: 'next-round' }}
          text={page.people.joinsNext}
          onDone={onDone}
        />
      )}
      {isLate && isRunning && (
        <GiveButton
          command={{ kind: 'register-late-player', player: id, joins: 'running-round' }}
          text={page.people.joinsRunning}
          onDone={onDone}
        />
      )}
      {isIn && onTable.fields}
      {(isIn || isWaiting) && (
        <GiveButton
          command={{ kind: 'drop-player', player: id, when: 'now', ...onTable.given }}
          text={`${drop}, ${term('now')}`}
          onDone={onDone}
        />
      )}
      {isIn && isRunning && (
        <GiveButton
          command={{ kind: 'drop-player', player: id, when: 'after-round' }}
          text={`${drop}, ${term('after-round')}`}
          onDone={onDone}
        />
      )}
      {status === 'dropped' && (
        <GiveButton command={{ kind: 'readmit-player', player: id }} onDone={onDone} />
      )}
      {state.finished === null && (
        <GiveButton
          command={{ kind: 'mark-payment', players: [id], paid: !player.paid }}
          text={player.paid ? page.people.markUnpaid : page.people.markPaid}
          onDone={onDone}
        />
      )}
      {state.cut?.seeds.includes(id) && (
        <GiveButton command={{ kind: 'decline-place', player: id }} onDone={onDone} />
      )}
      <Button
        size="small"
        data-testid="to-ruling"
        onClick={() => beginMatter({ kind: 'ruling', player: id }, deskDestinations)}
      >
        {page.people.matterActions.ruling}
      </Button>
      {status !== 'disqualified' && (
        <Button
          size="small"
          data-testid="to-removal"
          onClick={() => beginMatter({ kind: 'removal', player: id }, deskDestinations)}
        >
          {page.people.matterActions.removal}
        </Button>
      )}
      {deduction !== null && state.stages.length > 0 && (
        <Button
          size="small"
          data-testid="to-deduction"
          onClick={() => beginMatter({ kind: 'deduction', player: id }, deskDestinations)}
        >
          {page.people.matterActions.deduction}
        </Button>
      )}
      <NoShow player={id} onDone={onDone} />
    </div>
  )
}
